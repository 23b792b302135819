import type { PersonalData } from "./personal-data.ts"

/**
 * The parts in an order in which a person is erased: each after those it names in `eraseAfter`, and otherwise by name, so that the list
 * of modules decides nothing. Throws where parts wait for each other.
 */
export function eraseOrder(parts: readonly PersonalData[]): PersonalData[] {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const ordered = new Set<PersonalData>()

  function add(part: PersonalData, waiting: readonly string[]): void {
    if (ordered.has(part)) return
    const { name, eraseAfter = [] } = part
    if (waiting.includes(name)) throw new Error(`erasing goes round in a circle: ${[...waiting, name].join(" → ")}`)
    for (const before of eraseAfter.toSorted()) {
      const found = byName.get(before)
      if (found) add(found, [...waiting, name])
    }
    ordered.add(part)
  }

  for (const part of parts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) add(part, [])
  return [...ordered]
}
