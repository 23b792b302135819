import type { Db, Tx } from "./db/open-database.ts"
import type { EventContext } from "./event.ts"

/**
 * What one module holds about people. Every table with a person's id in it is named by exactly one of these: a test compares
 * them with the schema, an export reads them all, an erasure empties them all.
 */
export type PersonalData = {
  /** The name of this part in an export. */
  name: string
  tables: readonly string[]
  /** Names of the parts that are erased before this one. */
  eraseAfter?: readonly string[]
  /** False where another part's export says it already. */
  isExported?: boolean
  /** What is held, as JSON values and in the contract's words. */
  read: (db: Db, userId: string) => Promise<unknown>
  /** Leaves nothing. Called again after a crash, it finds nothing or the rest. */
  erase: (tx: Tx, userId: string, now: Date, context: EventContext) => Promise<void>
}
