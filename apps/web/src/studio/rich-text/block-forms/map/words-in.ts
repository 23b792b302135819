/** What stands in a field one behind the other, with commas or without: two degrees, or countries. */
export function wordsIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== "")
}
