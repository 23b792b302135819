import type { Db, Tx } from "./db/open-database.ts"
import type { EventContext } from "./extension-point.ts"

/**
 * What one module holds about people. Every table with a person's id in it is named by exactly one of these: a test compares
 * them with the schema, an export reads them all, an erasure empties them all.
 */
export type PersonalData = {
  /** The name of this part in an export. */
  name: string
  tables: readonly string[]
  eraseAfter?: readonly string[]
  /** False where another part's export says it already. */
  isExported?: boolean
  /** What is held, as JSON values and in the contract's words. */
  read: (db: Db, userId: string) => Promise<unknown>
  /** Leaves nothing. Called again after a crash, it finds nothing or the rest. */
  erase: (tx: Tx, userId: string, now: Date, context: EventContext) => Promise<void>
}

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
