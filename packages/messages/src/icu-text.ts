/** Escapes a text for ICU MessageFormat. */
export function icuText(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'")
}
