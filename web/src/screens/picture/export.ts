/** A drawing in the page, made into a file that needs nothing of the page. */

/** What decides how an element of a drawing looks. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linejoin",
  "stroke-linecap",
  "paint-order",
  "color",
  "opacity",
  "stop-color",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;
const FALLBACK = /var\(--[\w-]+,\s*([^()]+|\w+\([^)]*\))\)/g;

/** The text of an SVG file: looks, symbols and letters are in it. */
export async function svgOf(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [drawing, ...drawing.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  to.forEach((element, index) => dress(element, from[index]));
  const defs = copy.querySelector("defs");
  for (const symbol of symbolsOf(copy)) defs?.append(symbol.cloneNode(true));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await letters();
  defs?.append(style);
  return new XMLSerializer().serializeToString(copy).replace(FALLBACK, "$1");
}

/** Writes out how an element looks: classes mean nothing outside the page. */
function dress(element: Element, of: Element | undefined): void {
  if (!of || element instanceof SVGTitleElement) return;
  const looks = getComputedStyle(of);
  for (const name of LOOKS) {
    const value = looks.getPropertyValue(name);
    if (value && !value.startsWith("url(")) element.setAttribute(name, value);
  }
  for (const name of ["class", "style"]) element.removeAttribute(name);
}

/** The symbols of the page that a drawing uses, with those that they use. */
function symbolsOf(drawing: Element): ReadonlySet<Element> {
  const symbols = new Set<Element>();
  const look = (within: Element) => {
    for (const use of within.querySelectorAll("use")) {
      const symbol = document.querySelector(use.getAttribute("href") ?? "");
      if (!symbol || symbols.has(symbol)) continue;
      symbols.add(symbol);
      look(symbol);
    }
  };
  look(drawing);
  return symbols;
}

let types: Promise<string> | null = null;

/** The page's own types, as a style sheet that carries them. */
function letters(): Promise<string> {
  types ??= carried();
  return types;
}

async function carried(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = faces.map(async ({ cssText, parentStyleSheet }) => {
    const [whole = "", address = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    // In a folder it is relative to the style sheet.
    const file = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
    return cssText.replace(whole, `url("${await read(file)}")`);
  });
  return (await Promise.all(texts)).join("\n");
}

function read(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
}

/** An SVG file as a PNG of the same size. */
export async function pngOf(svg: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  const image = new Image(width, height);
  image.src = address;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("png"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
