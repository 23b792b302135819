import { readFileSync } from "node:fs"

/** A line that is not `user item item …`; the message names file and line. */
export class BadLine extends Error {}

/**
 * Reads a split file: for each line a person and their items, whole numbers from 0 to 2⁵³ − 1 with blanks between. Empty lines are
 * skipped, a person on several lines has the items of all, an item twice counts once. Throws BadLine.
 */
export function readSplit(path: string): Map<number, number[]> {
  const rows = new Map<number, Set<number>>()
  for (const [index, line] of readFileSync(path, "utf8").split(/\r?\n/).entries()) {
    const words = line.split(/\s+/).filter((word) => word !== "")
    if (words.length === 0) continue
    const [user, ...items] = words.map((word) => wholeNumber(word, `${path}:${index + 1}`))
    const row = rows.get(user as number) ?? new Set()
    for (const item of items) row.add(item)
    rows.set(user as number, row)
  }
  return new Map([...rows].map(([user, items]) => [user, [...items]]))
}

function wholeNumber(word: string, where: string): number {
  const value = Number(word)
  if (/^\d+$/.test(word) && Number.isSafeInteger(value)) return value
  throw new BadLine(`${where}: "${word.slice(0, 40)}" is not a whole number. Each line: user item item …`)
}
