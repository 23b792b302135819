import type { KeyIn } from "./device-keys.ts"

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
  /** On a connection of its own: other tabs need not wait for this page. */
  async function inTransaction<Value>(
    mode: IDBTransactionMode,
    act: (values: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const connection = await open(database)
    try {
      return await new Promise((resolve, reject) => {
        const transaction = connection.transaction(table, mode)
        const request = act(transaction.objectStore(table))
        transaction.addEventListener("complete", () => resolve(request.result))
        transaction.addEventListener("abort", () =>
          reject(transaction.error ?? new Error("The value could not be kept.")),
        )
      })
    } finally {
      connection.close()
    }
  }
  return {
    put: (name, value) =>
      inTransaction("readwrite", (values) => values.put(value, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => inTransaction("readwrite", (values) => values.delete(name)).catch(() => undefined),
    all: () => inTransaction("readonly", (values) => values.getAll() as IDBRequest<unknown[]>).catch(() => []),
  }
}

function open(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(table)
    opening.onsuccess = () => resolve(opening.result)
    opening.addEventListener("error", () => reject(opening.error ?? new Error("There is no database here.")))
  })
}
