import { useEffect } from "preact/hooks";
import { listenForSeats } from "../../input/many-keys";
import { watchPads } from "../../input/pads";
import { watchHands } from "../../input/together";
import { own, seatPeople, way } from "../../state/shared";
import { seated } from "../../state/store";
import { Keyboard } from "./keyboard";
import { Round } from "./round";

/** The table of a screen that several people share. */
export function Shared() {
  const code = seated.value?.code;
  useEffect(() => {
    seatPeople(own.value.length);
    const stops = [watchHands(), listenForSeats(), watchPads()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [code]);
  return way.value === "touch" ? <Round /> : <Keyboard />;
}
