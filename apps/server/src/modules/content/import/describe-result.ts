import { type ContentChange, describeChange } from "./content-change.ts"
import type { ImportResult } from "./import-pack.ts"

const mostLines = 20

export function describeResult({ version, changes, ignored, warnings }: ImportResult): string {
  const notes = [...warnings, ...describeIgnored(ignored)]
  if (changes.length === 0) return [...notes, `Nothing changed. The content is at version ${version}.`].join("\n")
  const lines = changes.length > mostLines ? countsOf(changes) : changes.map(describeChange)
  return [...notes, ...lines.map((line) => `  ${line}`), `The content is now at version ${version}.`].join("\n")
}

function describeIgnored(ignored: readonly string[]): string[] {
  if (ignored.length === 0) return []
  const names = ignored.length > mostLines ? `${ignored.length} files` : ignored.join(", ")
  return [`Edited in the studio, so not imported: ${names}`]
}

function countsOf(changes: readonly ContentChange[]): string[] {
  const counts = new Map<string, number>()
  for (const { what, noun } of changes) counts.set(`${what} ${noun}`, (counts.get(`${what} ${noun}`) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${kind}: ${count}`)
}
