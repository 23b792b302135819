export type BrokenLines = { lines: string[]; size: number }

/**
 * Breaks a title into the fewest lines and balances them. Takes the first size that fits; if none does, the last size with as many lines as
 * it needs.
 */
export function breakLines(
  text: string,
  box: { width: number; lines: number; sizes: readonly number[] },
  measure: (line: string) => number,
): BrokenLines {
  const words = text.split(/\s+/).filter((word) => word !== "")
  for (const size of box.sizes) {
    const fits = (line: string, width: number): boolean => measure(line) * size <= width
    const lines = fill(words, (line) => fits(line, box.width))
    const isLastSize = size === box.sizes.at(-1)
    if (!isLastSize && (lines.length > box.lines || lines.some((line) => !fits(line, box.width)))) continue
    return { size, lines: evenOut(words, lines, box.width, fits) }
  }
  return { size: 0, lines: [] }
}

/** Narrows the column while the number of lines stays the same. */
function evenOut(
  words: readonly string[],
  lines: string[],
  width: number,
  fits: (line: string, width: number) => boolean,
): string[] {
  let best = lines
  for (let narrow = width; narrow > width / 2; narrow -= width / 40) {
    const candidate = fill(words, (line) => fits(line, narrow))
    if (candidate.length > lines.length) break
    if (candidate.every((line) => fits(line, width))) best = candidate
  }
  return best
}

function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
