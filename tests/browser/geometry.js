// What is wrong with the page as it stands, each fault a line: targets that are covered, cut, out of
// reach or small; text that is cut, small or on other text; a photo finish that lies on what is played.
() => {
  const faults = [];
  const root = document.documentElement;
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 24)}"`;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clipped = (element) => element !== null && (getComputedStyle(element).clipPath.startsWith("inset") || clipped(element.parentElement));
  const hidden = (element) => element.closest(".unseen, .skip, svg, .probe") !== null || clipped(element);
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight && ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
  const lesson = document.querySelector(".lesson");
  const isTable = document.querySelector(".table:not(.lesson), .round") !== null;
  const isHome = document.querySelector(".home") !== null && !root.hasAttribute("data-large");
  const dialog = document.querySelector("dialog[open]");
  const within = dialog ?? document.querySelector("#app");
  /** What a finger may touch of a control: a label presses its field. */
  const touched = (target) => box(target.closest("label") ?? target);

  const hits = (element, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (found === element || element.contains(found));
  };

  const pages = root.scrollHeight > innerHeight;
  if ((isTable || isHome) && pages) faults.push(`the page scrolls: ${root.scrollHeight} of ${innerHeight}`);
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide of ${innerWidth}`);

  const targets = [...within.querySelectorAll("button, a[href], input, select, summary")].filter((target) => seen(target) && !hidden(target));
  for (const target of targets) {
    if (!isTable || dialog) target.scrollIntoView({ block: "center" });
    const { left, top, right, bottom, width, height } = box(target);
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`cut: ${name(target)}`);
    // A wedge is pressed by its outline: round.js looks at those.
    if (target.matches(".mat, .wedge")) continue;
    const finger = touched(target);
    const [less, more] = [Math.min(width, height), Math.max(width, height)];
    const small = target.matches(".desk .stack") ? false : target.matches(".stack") ? less < 73.9 || more < 103.5 : finger.width < 43.5 || finger.height < 43.5;
    if (small && !target.matches(".seat-more")) faults.push(`small: ${name(target)} ${finger.width.toFixed(0)}x${finger.height.toFixed(0)}`);
    const inset = Math.min(width, height) / 5;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ];
    for (const [x, y] of points) if (!hits(target, x, y)) {
      const by = document.elementFromPoint(x, y);
      faults.push(`covered: ${name(target)} at ${x.toFixed(0)},${y.toFixed(0)} by ${by ? name(by) : "nothing"}`);
    }
  }
  if (!isTable) scrollTo(0, 0);

  const coach = document.querySelector(".coach");
  for (const other of coach ? document.querySelectorAll(".stack, .seat, .fan-card") : []) {
    const [at, under] = [box(coach), box(other)];
    const wide = Math.min(at.right, under.right) - Math.max(at.left, under.left);
    const high = Math.min(at.bottom, under.bottom) - Math.max(at.top, under.top);
    if (wide > 2 && high > 2) faults.push(`the coach lies on ${name(other)}: ${wide.toFixed(0)}x${high.toFixed(0)}`);
  }

  const mat = document.querySelector("button.mat");
  if (mat && !dialog) {
    if (lesson) mat.scrollIntoView({ block: "center" });
    const felt = box(document.querySelector(".felt"));
    const steps = lesson ? 0 : 24;
    let slaps = 0;
    for (let row = 0; row < steps; row += 1)
      for (let column = 0; column < steps; column += 1)
        if (hits(mat, felt.left + (felt.width * (column + 0.5)) / steps, felt.top + (felt.height * (row + 0.5)) / steps)) slaps += 1;
    if (slaps / steps ** 2 < 0.6) faults.push(`only ${Math.round((100 * slaps) / steps ** 2)} % of the felt slap`);
    for (const card of document.querySelectorAll(".fan-card")) {
      const { left, top, right, bottom } = box(card);
      if (!hits(mat, (left + right) / 2, (top + bottom) / 2)) faults.push("a card of the pile does not slap");
      if (left < 0 || right > innerWidth || top < felt.top || bottom > felt.bottom) faults.push("a card of the pile leaves the felt");
    }
    if (lesson) scrollTo(0, 0);
    const stack = lesson ? null : document.querySelector(".stack");
    const edge = stack ? innerHeight - box(stack).bottom : Infinity;
    if (root.dataset.layout === "tall" && edge < 33.5) faults.push(`the stack ends ${edge.toFixed(0)} above the edge`);
  }

  const frames = ".plate, .own-plate, .seat, .chip, .button, .tile, .play-now, .slim, .ribbon, .lanes, .panel, .felt, .rail, .toast, dialog";
  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element) || hidden(element) || element.closest(".unseen, svg, .skip, .toast-place, [class*=is-hidden]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 14.9) faults.push(`text of ${size.toFixed(1)} px: ${name(element)}`);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const said = `"${node.data.trim().slice(0, 30)}"`;
      if (left < -0.5 || right > innerWidth + 0.5) faults.push(`text out of the window: ${said}`);
      if (isTable && !dialog && (top < -1 || bottom > innerHeight + 1)) faults.push(`text out of the window: ${said}`);
      const frame = element.closest(frames);
      // What scrolls inside a dialog or a panel leaves its box, and is in reach.
      if (frame && frame !== dialog && box(frame).width > 0) {
        const around = box(frame);
        const higher = !scrolls(frame) && (top < around.top - 3 || bottom > around.bottom + 3);
        if (left < around.left - 1 || right > around.right + 1 || higher)
          if (!element.closest(".chips, .chips-none, .last-pile")) faults.push(`text leaves ${name(frame)}: ${said}`);
      }
      texts.push({ left, top, right, bottom, said, element });
    }
  }
  for (const element of within.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || !seen(element) || hidden(element)) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const clips = textOverflow === "ellipsis" || overflowX === "hidden" || overflowX === "clip";
    if (clips && !element.matches(".table, .round, .flights, dialog") && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim())
      faults.push(`text cut: ${name(element)} ${element.scrollWidth} of ${element.clientWidth}`);
  }
  /** What scrolls may pass below a foot that stays; who won may not. */
  const isUnderFoot = (above, below) => pages && above.closest(".end-acts, .replay-foot") !== null && below.closest(".result") === null;
  const isWhole = isTable || lesson || document.querySelector(".end, .replay") !== null;
  if (isWhole && !dialog)
    texts.forEach((one, place) => {
      for (const other of texts.slice(place + 1)) {
        // Lines that are turned lie beside each other.
        const ground = one.element.closest(".station, .sight");
        if (ground && ground === other.element.closest(".station, .sight")) continue;
        if (isUnderFoot(one.element, other.element) || isUnderFoot(other.element, one.element)) continue;
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const lines = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > 1 && high > lines * 0.45) faults.push(`text on text: ${one.said} and ${other.said}`);
      }
    });

  const ribbon = document.querySelector(".ribbon");
  for (const seat of ribbon ? document.querySelectorAll(".seat") : []) {
    const [at, other] = [box(ribbon), box(seat)];
    const wide = Math.min(at.right, other.right) - Math.max(at.left, other.left);
    const high = Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top);
    if (wide > 1 && high > 1) faults.push(`the ribbon lies on ${name(seat)}: ${wide.toFixed(0)}x${high.toFixed(0)}`);
  }

  // A picture to send is shown smaller than it is, and text that small is measured in whole pixels.
  for (const letter of document.querySelectorAll(".badge-letter:not(.picture *)")) {
    const badge = letter.closest(".badge");
    if (seen(badge) && box(letter).height > box(badge).height * 0.6) faults.push(`the letter of ${name(badge)} is too large`);
  }

  for (const chip of document.querySelectorAll(".chip")) {
    for (const other of document.querySelectorAll(".own-out .button, .own-plate, .gesture")) {
      if (dialog || !seen(chip) || !seen(other)) continue;
      const [at, over] = [box(chip), box(other)];
      const wide = Math.min(at.right, over.right) - Math.max(at.left, over.left);
      const high = Math.min(at.bottom, over.bottom) - Math.max(at.top, over.top);
      if (wide > 1 && high > 1) faults.push(`${name(other)} lies on ${name(chip)}`);
    }
  }

  const drawn = ["bar", "tip", "doubt", "handicap", "device"].map((part) => `.lane-${part}`).join();
  for (const time of document.querySelectorAll(".lane-time"))
    for (const other of [...time.parentElement.querySelectorAll(drawn), time.closest(".lane").querySelector(".lane-name")]) {
      if (!seen(other) || hidden(other)) continue;
      const [at, over] = [box(time), box(other)];
      const wide = Math.min(at.right, over.right) - Math.max(at.left, over.left);
      const high = Math.min(at.bottom, over.bottom) - Math.max(at.top, over.top);
      if (wide > 2 && high > 2) faults.push(`the time ${time.textContent} lies on ${other.className}: ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }

  // Below a dialog nothing can be tapped, and a picture to send is drawn within one.
  const lanes = dialog ? null : document.querySelector(".lanes");
  if (lanes) {
    const at = box(lanes);
    for (const other of document.querySelectorAll(".stack, .own-plate, .seat, .fan-card, .ring-edge, .ribbon, .last-pile")) {
      if (!seen(other)) continue;
      const { left, top, right, bottom } = box(other);
      const wide = Math.min(at.right, right) - Math.max(at.left, left);
      const high = Math.min(at.bottom, bottom) - Math.max(at.top, top);
      if (wide > 2 && high > 2) faults.push(`the photo finish lies on ${name(other)}: ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }
  }
  return [...new Set(faults)];
}
