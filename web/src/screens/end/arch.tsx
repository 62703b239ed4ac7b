/** The arch of cards that goes up over the end of a game that was won. */

import { parse } from "../../state/code";
import { Card } from "../../view/cards/card";
import { tilt } from "../../view/cards/tilt";
import { Ring } from "../../view/seats/ring";

const CARDS = ["4S", "JH", "9D", "KC", "7S", "QD", "7H", "AS", "10H", "JC", "2D", "KH", "8C"].map(parse);
/** How far the arch bends to each side, in degrees. */
const BEND = 68;
/** What part of its own small turn a card keeps. */
const OWN = 0.25;

/** Thirteen cards that fly out into an arch, and under it the winner's hand. */
export function Arch({ seat }: { readonly seat: number }) {
  return (
    <div class="arch" aria-hidden="true">
      {CARDS.map((code, index) => (
        <span key={code} class="arch-card" style={{ "--place": String(index), "--turn": `${turnOf(code, index)}deg` }}>
          <Card code={code} />
        </span>
      ))}
      <span class="arch-hand">
        <Ring seat={seat} />
      </span>
    </div>
  );
}

function turnOf(code: number, index: number): string {
  return (-BEND + (2 * BEND * index) / (CARDS.length - 1) + OWN * tilt(code).turn).toFixed(2);
}
