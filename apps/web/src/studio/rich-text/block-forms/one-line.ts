/** A text as readers get it from a block: what was typed or pasted with line breaks in it is joined. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim()
}
