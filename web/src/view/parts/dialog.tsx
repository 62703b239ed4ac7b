/** A panel over the page, which keeps the focus inside while it is open. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import * as words from "../../english/dialog";
import { line } from "../../state/toast";
import { Changing } from "./changing";
import { Icon } from "./icon";

interface DialogProps {
  readonly title: string;
  readonly kind: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A panel over the page: the browser keeps the focus inside and gives it back after. */
export function Dialog({ title, kind, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    current?.showModal();
    return () => current?.close();
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={element} class={`dialog dialog-${kind}`} aria-labelledby={`${kind}-title`} onCancel={cancel}>
      <header class="dialog-head">
        <h2 id={`${kind}-title`} class="title">
          <Changing>{title}</Changing>
        </h2>
        <button type="button" class="rail-button" aria-label={words.close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
      <p class={line.value ? "dialog-toast toast" : "dialog-toast"} role="status">
        <Changing>{line.value}</Changing>
      </p>
    </dialog>
  );
}
