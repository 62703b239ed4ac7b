import { caption } from "../../effects/sound/sound";
import { preferences } from "../../state/preferences";

/** Each sound as a word. Screen readers skip it: the live region says the game. */
export function Captions() {
  if (!preferences.captions.value || !caption.value) return null;
  return (
    <p class="captions" aria-hidden="true">
      {caption.value}
    </p>
  );
}
