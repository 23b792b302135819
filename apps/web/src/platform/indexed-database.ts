import type { KeyIn } from "./device-keys.ts"

/** Opens a database with these object stores. Throws if it is unavailable. */
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

/** Runs a transaction over all object stores. Resolves to the request's result on completion. */
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

/** Uses its own connection, so that signing out and other tabs do not wait for this page. */
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
