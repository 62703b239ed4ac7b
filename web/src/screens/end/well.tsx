import * as words from "../../english/well";
import { wentWell } from "../../state/well";
import { Icon } from "../../view/parts/icon";

/** What went well in a game that was lost; nothing where nothing did. */
export function WellPanel() {
  const lines = wentWell();
  if (lines.length === 0) return null;
  return (
    <section class="panel well">
      <h2 class="title">{words.title()}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <span class="good">
              <Icon name="tick" />
            </span>{" "}
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
