// What is wrong with the wedges of a shared screen, each fault a line: where a press belongs to another
// seat, where a wedge is too shallow, and where the hub belongs to somebody.
() => {
  const faults = [];
  const disc = document.querySelector(".disc").getBoundingClientRect();
  const [cx, cy] = [disc.left + disc.width / 2, disc.top + disc.height / 2];
  const wedges = [...document.querySelectorAll(".wedge")];
  // A page that is enlarged to twice its size has half the pixels.
  const least = document.querySelector(".is-tiny") ? 80 : 96;
  const at = (x, y) => document.elementFromPoint(x, y);
  const hub = at(cx, cy);
  if (hub?.matches(".wedge")) faults.push("the hub is somebody's");
  for (const wedge of wedges) {
    const { left, top, width, height } = wedge.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const away = Math.atan2(y - cy, x - cx);
    let depth = 0;
    for (let far = 0; far < Math.max(innerWidth, innerHeight); far += 4)
      if (at(cx + far * Math.cos(away), cy + far * Math.sin(away)) === wedge) depth += 4;
    if (depth < least) faults.push(`wedge ${wedge.dataset.wedge} is ${depth} deep`);
  }
  for (const card of document.querySelectorAll(".fan-card, .strip .card")) {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const found = at(x, y);
    if (Math.hypot(x - cx, y - cy) > 24 && !found?.matches(".wedge")) faults.push(`a card at ${x.toFixed(0)},${y.toFixed(0)} is nobody's to slap`);
  }
  return faults;
}
