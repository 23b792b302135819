/** So many lines in a row make a passage. */
const passage = 6
/** A passage of fewer characters is punctuation. */
const leastCharacters = 120

/** How many lines of these texts stand in a passage that is also somewhere else. Imports and empty lines are left out. */
export function countRepeatedLines(texts: readonly string[]): number {
  const all = texts.map((text) => linesOf(text))
  const seen = new Map<string, number>()
  for (const lines of all)
    for (const key of passagesOf(lines)) if (key !== null) seen.set(key, (seen.get(key) ?? 0) + 1)
  let count = 0
  for (const lines of all) {
    const isRepeated = new Set<number>()
    for (const [at, key] of passagesOf(lines).entries())
      if (key !== null && (seen.get(key) ?? 0) > 1) for (let line = 0; line < passage; line++) isRepeated.add(at + line)
    count += isRepeated.size
  }
  return count
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("import ") && !line.startsWith("} from "))
}

/** Each passage by where it begins; null for one of little but punctuation. */
function passagesOf(lines: readonly string[]): (string | null)[] {
  return Array.from({ length: Math.max(0, lines.length - passage + 1) }, (_, at) => {
    const text = lines.slice(at, at + passage).join("\n")
    return text.length < leastCharacters ? null : text
  })
}
