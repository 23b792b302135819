/** As many as a draft can hold; how many a recipe takes is checked with the tile. */
const most = 8

export function subjectsIn(typed: string): string[] {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
  const parts = typed.split(/[\s,]+/).filter((part) => part !== "")
  return parts
    .flatMap((part) =>
      /^[a-z\d-]+$/i.test(part) ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment),
    )
    .map((part) => part.slice(0, 80))
    .slice(0, most)
}
