/** The icons of buttons and notices, drawn as SVG. */

export type IconName =
  | "again"
  | "auto"
  | "close"
  | "copy"
  | "cross"
  | "crown"
  | "dark"
  | "door"
  | "eye"
  | "friends"
  | "home"
  | "learn"
  | "leave"
  | "light"
  | "menu"
  | "more"
  | "minus"
  | "mute"
  | "next"
  | "pause"
  | "play"
  | "plug"
  | "plus"
  | "round"
  | "rules"
  | "screen"
  | "back"
  | "save"
  | "seal"
  | "slap-back"
  | "slap-next"
  | "share"
  | "settings"
  | "sound"
  | "tick";

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 100 100" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
