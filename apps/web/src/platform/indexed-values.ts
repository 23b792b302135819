import type { KeyIn } from "./device-keys.ts"
import { inOwnTransaction, openDatabase } from "./indexed-database.ts"

/** Values by name in IndexedDB, shared by tabs. If it is unavailable nothing is stored, without errors. */
export type IndexedValues = {
  /** Whether it was stored. */
  put: (name: string, value: unknown) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** Unvalidated: another version may have written them. */
  all: () => Promise<unknown[]>
}

const table = "values"

export function indexedValues(database: KeyIn<"database">): IndexedValues {
  const open = () => openDatabase(database, [table])
  return {
    put: (name, value) =>
      inOwnTransaction(open, "readwrite", (all) => all.objectStore(table).put(value, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) =>
      inOwnTransaction(open, "readwrite", (all) => all.objectStore(table).delete(name)).catch(() => undefined),
    all: () =>
      inOwnTransaction(open, "readonly", (all) => all.objectStore(table).getAll() as IDBRequest<unknown[]>).catch(
        () => [],
      ),
  }
}
