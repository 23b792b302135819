import { inOwnTransaction, openDatabase } from "../indexed-database.ts"
import type { FileNote, FileStore } from "./file-store.ts"

/** Bytes are stored separately, so that changing metadata does not rewrite 200 MB. */
const open = () => openDatabase("cf_files", ["notes", "files"])

/** Files in IndexedDB. Throws if it is unavailable. */
export async function indexedFiles(): Promise<FileStore> {
  ;(await open()).close()
  return {
    put: async (note, file) => {
      await inOwnTransaction(open, "readwrite", (all) => {
        all.objectStore("files").put(file, note.id)
        return all.objectStore("notes").put(note, note.id)
      })
    },
    notes: () =>
      inOwnTransaction(open, "readonly", (all) => all.objectStore("notes").getAll() as IDBRequest<FileNote[]>),
    file: async (id) => {
      const get = (all: IDBTransaction) => all.objectStore("files").get(id) as IDBRequest<Blob | undefined>
      return (await inOwnTransaction(open, "readonly", get)) ?? null
    },
    change: async (id, change) => {
      await inOwnTransaction(open, "readwrite", (all) => {
        const notes = all.objectStore("notes")
        const found = notes.get(id) as IDBRequest<FileNote | undefined>
        found.onsuccess = () => {
          if (found.result) notes.put({ ...found.result, ...change }, id)
        }
        return found
      })
    },
    remove: (id) =>
      inOwnTransaction(open, "readwrite", (all) => {
        all.objectStore("files").delete(id)
        return all.objectStore("notes").delete(id)
      }),
    clear: () =>
      inOwnTransaction(open, "readwrite", (all) => {
        all.objectStore("files").clear()
        return all.objectStore("notes").clear()
      }),
  }
}
