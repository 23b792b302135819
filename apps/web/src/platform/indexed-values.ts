import type { KeyIn } from "./device-keys.ts"
import { inOwnTransaction, openDatabase } from "./indexed-database.ts"

/** Values by name in a database of the browser, the same in every tab. Where the browser has none to give, nothing is kept, and nothing throws. */
export type IndexedValues = {
  /** True when it was kept. */
  put: (name: string, value: unknown) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** As they were put: another version of the app may have written something else. */
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
