/** The width of a drawn text in pixels. */
export type Measure = (text: string) => number

type Box = { width: number; lines: number; measure: Measure }

export type WrappedText = { lines: string[]; isCut: boolean }

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Wraps a text into at most so many lines within the width. Longer words are broken; an ellipsis ends what does not fit. */
export function wrapText(text: string, { width, lines, measure }: Box): WrappedText {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => piecesOf(word, width, measure))
  const wrapped: string[] = []
  for (const { text: piece, isJoined } of words) {
    const line = wrapped.at(-1)
    const longer = line === undefined ? piece : `${line}${isJoined ? "" : " "}${piece}`
    if (line === undefined || measure(longer) > width) wrapped.push(piece)
    else wrapped[wrapped.length - 1] = longer
  }
  if (wrapped.length <= lines) return { lines: wrapped, isCut: false }
  const kept = wrapped.slice(0, lines)
  return { lines: [...kept.slice(0, -1), withEllipsis(kept.at(-1) ?? "", width, measure)], isCut: true }
}

/** The largest of these sizes, given largest first, at which a text fits; at the smallest it is truncated. */
export function fitText(
  text: string,
  sizes: readonly number[],
  wrapAt: (size: number) => WrappedText,
): WrappedText & { size: number } {
  let smallest = { lines: [text], isCut: false, size: 0 }
  for (const size of sizes) {
    smallest = { ...wrapAt(size), size }
    if (!smallest.isCut) break
  }
  return smallest
}

function piecesOf(word: string, width: number, measure: Measure): { text: string; isJoined: boolean }[] {
  if (measure(word) <= width) return [{ text: word, isJoined: false }]
  const pieces: string[] = []
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1)
    if (last === undefined || measure(last + segment) > width) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces.map((text, at) => ({ text, isJoined: at > 0 }))
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
  const cut = () => `${letters.join("").replace(/[\s,;:.–—-]+$/, "")}…`
  while (letters.length > 0 && measure(cut()) > width) letters.pop()
  return cut()
}
