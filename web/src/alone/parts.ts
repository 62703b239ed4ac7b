/** The large parts of the page, and how they come from hosts that pack what they send and hosts that do not. */

export interface Part {
  /** Its address, relative to the page. */
  readonly url: string;
  readonly type: string;
  /** How many bytes it has: as it is, by gzip and by Brotli. */
  readonly size: number;
  readonly gzip: number;
  readonly br: number;
}

/** What a response of the service worker says of a part that it unpacked itself. */
export const UNPACKED = "x-unpacked";

/** A smaller file is not worth a second request. */
const SMALL = 20_000;

/** A part on its way: the response in plain, and how many bytes the network carries for it. */
export interface Coming {
  readonly answer: Response;
  readonly carried: number;
}

/** Gets a part; where the host sends it as it is, its packed file instead, which is unpacked here. */
export async function get(part: Part, base: string, init: RequestInit = {}): Promise<Coming> {
  const url = new URL(part.url, base).href;
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${answer.status} ${part.url}`);
  const coding = answer.headers.get("content-encoding");
  if (coding) return { answer, carried: coding === "br" ? part.br : part.gzip };
  if (part.size < SMALL || answer.headers.has(UNPACKED)) return { answer, carried: part.size };
  const packed = await fetch(`${url}.gz`, init).catch(() => null);
  if (!packed?.ok || !packed.body || !isGzip(packed)) return { answer, carried: part.size };
  void answer.body?.cancel();
  const body = packed.headers.get("content-encoding")
    ? packed.body
    : packed.body.pipeThrough(new DecompressionStream("gzip"));
  const headers = { "content-type": part.type, [UNPACKED]: "1" };
  return { answer: new Response(body, { headers }), carried: part.gzip };
}

/** Some hosts answer every address with a page. */
function isGzip(answer: Response): boolean {
  return !answer.headers.get("content-type")?.startsWith("text/html");
}
