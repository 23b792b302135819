import type { KeyIn } from "./device-keys.ts"

/** Opens a database with these object stores. Throws where the browser has none to give. */
export function openDatabase(
  name: KeyIn<"database">,
  stores: readonly string[],
  options?: IDBObjectStoreParameters,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      for (const store of stores) opening.result.createObjectStore(store, options)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.addEventListener("error", () => reject(opening.error))
  })
}

/** One transaction over all object stores. Resolves to what the request found, once the transaction is complete. */
export function inTransaction<Value>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => IDBRequest<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(database.objectStoreNames, mode)
    const request = act(transaction)
    transaction.addEventListener("complete", () => resolve(request.result))
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("aborted")))
  })
}

/** On a connection of its own: signing out and other tabs need not wait for this page. */
export async function inOwnTransaction<Value>(
  open: () => Promise<IDBDatabase>,
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    return await inTransaction(database, mode, act)
  } finally {
    database.close()
  }
}

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
