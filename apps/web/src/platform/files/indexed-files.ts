import type { FileNote, FileStore } from "./file-store.ts"

const databaseName = "cf_files"
/** The bytes stand apart: what is known of a file changes, and 200 MB are not to be written again for it. */
const tables = ["notes", "files"] as const

/** Files in the browser's own database. Throws where the browser has none to give. */
export async function indexedFiles(): Promise<FileStore> {
  ;(await openDatabase()).close()

  /** One transaction over both tables, on a connection of its own: signing out and other tabs need not wait for this page. */
  async function inTransaction<Value>(
    mode: IDBTransactionMode,
    act: (notes: IDBObjectStore, files: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await openDatabase()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(tables, mode)
        const [notes, files] = tables
        const request = act(transaction.objectStore(notes), transaction.objectStore(files))
        transaction.addEventListener("complete", () => resolve(request.result))
        transaction.addEventListener("abort", () =>
          reject(transaction.error ?? new Error("The file could not be kept.")),
        )
      })
    } finally {
      database.close()
    }
  }

  return {
    put: async (note, file) => {
      await inTransaction("readwrite", (notes, files) => {
        files.put(file, note.id)
        return notes.put(note, note.id)
      })
    },
    notes: () => inTransaction("readonly", (notes) => notes.getAll() as IDBRequest<FileNote[]>),
    file: async (id) =>
      (await inTransaction("readonly", (_notes, files) => files.get(id) as IDBRequest<Blob | undefined>)) ?? null,
    change: async (id, change) => {
      await inTransaction("readwrite", (notes) => {
        const found = notes.get(id) as IDBRequest<FileNote | undefined>
        found.onsuccess = () => {
          if (found.result) notes.put({ ...found.result, ...change }, id)
        }
        return found
      })
    },
    remove: (id) =>
      inTransaction("readwrite", (notes, files) => {
        files.delete(id)
        return notes.delete(id)
      }),
    clear: () =>
      inTransaction("readwrite", (notes, files) => {
        files.clear()
        return notes.clear()
      }),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => {
      for (const table of tables) opening.result.createObjectStore(table)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.addEventListener("error", () => reject(opening.error ?? new Error("There is no database here.")))
  })
}
