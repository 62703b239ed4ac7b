/** What the test of sentences outside the catalogue finds, and what it lets pass. Nothing runs this. */

import * as words from "../src/english/home";

interface Props {
  readonly title?: string;
  readonly count: number;
}

export function Found({ title, count }: Props) {
  const list = ["two words"];
  return (
    <section title={title === "x" ? "one" : "other"} aria-label="label">
      between
      {count > 1 ? "yes" : "no"}
      {count > 2 && `+${count} more`}
      {list}
      {`Round ${count}`}
    </section>
  );
}

export const found = { line: "Judging…", text: () => "Again" };

export function Passed({ title, count }: Props) {
  const near = document.querySelector("button, a") ?? new Error("two words");
  const side: "in front" | "" = "";
  return (
    <p class="two words">
      {title === "one" ? count : `${side}${near}`} × {words.play()}
    </p>
  );
}

export const atOnce = [words.play(), words.join] as const;
