import { type ContentChange, describeChange } from "./content-change.ts"
import type { ImportResult } from "./import-pack.ts"

/** Beyond this a list helps nobody. */
const mostLines = 20

/** What an import did, for the editor: each change, or how many of each when there are many. */
export function describeResult({ version, changes }: ImportResult): string {
  if (changes.length === 0) return `Nothing changed. The content is at version ${version}.`
  const lines = changes.length > mostLines ? countsOf(changes) : changes.map(describeChange)
  return [...lines.map((line) => `  ${line}`), `The content is now at version ${version}.`].join("\n")
}

function countsOf(changes: readonly ContentChange[]): string[] {
  const counts = new Map<string, number>()
  for (const { what, noun } of changes) counts.set(`${what} ${noun}`, (counts.get(`${what} ${noun}`) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${kind}: ${count}`)
}
