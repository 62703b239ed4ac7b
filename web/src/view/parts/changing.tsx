/**
 * A text that changes. Translators put elements of their own in the place of a text, and what
 * is then written to the text is not seen: so another text is another element.
 */
export function Changing({ children }: { readonly children: string | readonly (string | number)[] }) {
  const text = typeof children === "string" ? children : children.join("");
  return <span key={text}>{text}</span>;
}
