/** The path below which the page is mounted in a site. */

/** The page's outermost element; in tests there may be none, or one without data. */
const root: Partial<HTMLElement> | undefined = typeof document === "undefined" ? undefined : document.documentElement;

/** The path below which the page is mounted, as in "/cards"; usually empty. */
export const PREFIX: string = root?.dataset?.["prefix"] ?? "";

/** In a folder of files there is one address: what it leads to stands behind its #. */
export const BEHIND: boolean = PREFIX === "#";

/** The address of a file beside the page, which may be in a folder. */
export function fileAt(name: string): string {
  return BEHIND ? name : `${PREFIX}/${name}`;
}
