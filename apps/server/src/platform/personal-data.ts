import type { Db, Tx } from "./db/open-database.ts"
import type { EventContext } from "./extension-point.ts"

/**
 * A module's personal data. Each table with a person's id belongs to exactly one: a test compares them with the schema, exports read them,
 * and erasures empty them.
 */
export type PersonalData = {
  name: string
  tables: readonly string[]
  eraseAfter?: readonly string[]
  /** False if another part's export includes it. */
  isExported?: boolean
  /** The data as JSON values in the contract's terms. */
  read: (db: Db, userId: string) => Promise<unknown>
  /** Deletes everything. Can be repeated after a crash. */
  erase: (tx: Tx, userId: string, now: Date, context: EventContext) => Promise<void>
}

/**
 * The order in which a person is erased: each part after those in its `eraseAfter`, otherwise by name, independent of the modules' order.
 * Throws on cycles.
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
