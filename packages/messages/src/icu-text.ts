/** A text as ICU MessageFormat writes it, where some letters mean more than themselves. */
export function icuText(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'")
}
