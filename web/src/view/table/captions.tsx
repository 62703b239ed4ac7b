import { caption } from "../../effects/sound/sound";
import { preferences } from "../../state/preferences";

/** What sounds, in words; the live region says what matters, so this one is only seen. */
export function Captions() {
  if (!preferences.captions.value || !caption.value) return null;
  return (
    <p class="captions" aria-hidden="true">
      {caption.value}
    </p>
  );
}
