import { LOUD_MOST, preferences } from "../../state/preferences";

/** Calling the cards: the page reads aloud what it shows, and names no pattern. */

/** As many sentences may wait; older ones are past and go unsaid. */
const WAITING_MOST = 2;

let waiting = 0;

/** Whether this browser has a voice. */
export function canCall(): boolean {
  return "speechSynthesis" in globalThis;
}

/** Says a sentence after those that wait; when too many do, it is said in their place. */
export function call(text: string): void {
  if (!preferences.call.value || !text || !canCall()) return;
  if (waiting >= WAITING_MOST) {
    speechSynthesis.cancel();
    waiting = 0;
  }
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = "en";
  spoken.volume = preferences.voiceLoud.value / LOUD_MOST;
  spoken.rate = preferences.callRate.value / 100;
  spoken.onend = spoken.onerror = () => {
    waiting = Math.max(0, waiting - 1);
  };
  waiting += 1;
  speechSynthesis.speak(spoken);
}
