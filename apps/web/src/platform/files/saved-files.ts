import { once } from "../once.ts"
import type { FileNote, FileStore } from "./file-store.ts"
import { indexedFiles } from "./indexed-files.ts"

/** The oldest files not begun are dropped; nobody writes so many thoughts at once. */
const mostStored = 8

/** This device's files; without storage or space they last as long as the page. */
export function createFileStore(open: () => Promise<FileStore>): FileStore {
  const unsaved = memoryFiles()
  const database = once(() => open().catch(() => null))
  const onDevice = async <Value>(act: (files: FileStore) => Promise<Value>, otherwise: Value): Promise<Value> => {
    const files = await database()
    return files === null ? otherwise : act(files).catch(() => otherwise)
  }
  const notes = async () => {
    const all = [...(await onDevice((files) => files.notes(), [])), ...(await unsaved.notes())]
    return all.toSorted((a, b) => a.keptAt - b.keptAt)
  }
  const remove = async (id: string) => {
    await unsaved.remove(id)
    await onDevice((files) => files.remove(id), undefined)
  }
  return {
    notes,
    remove,
    async put(note, file) {
      await remove(note.id)
      const isSaved = await onDevice((files) => files.put(note, file).then(() => true), false)
      if (!isSaved) await unsaved.put(note, file)
      const idle = (await notes()).filter(({ id, address }) => address === null && id !== note.id)
      for (const { id } of idle.slice(0, Math.max(0, idle.length + 1 - mostStored))) await remove(id)
    },
    file: async (id) => (await unsaved.file(id)) ?? onDevice((files) => files.file(id), null),
    async change(id, change) {
      await unsaved.change(id, change)
      await onDevice((files) => files.change(id, change), undefined)
    },
    async clear() {
      await unsaved.clear()
      await onDevice((files) => files.clear(), undefined)
    },
  }
}

export const savedFiles = createFileStore(indexedFiles)

function memoryFiles(): FileStore {
  const saved = new Map<string, { note: FileNote; file: Blob }>()
  return {
    put: async (note, file) => void saved.set(note.id, { note, file }),
    notes: async () => [...saved.values()].map(({ note }) => note),
    file: async (id) => saved.get(id)?.file ?? null,
    change: async (id, change) => {
      const before = saved.get(id)
      if (before) saved.set(id, { ...before, note: { ...before.note, ...change } })
    },
    remove: async (id) => void saved.delete(id),
    clear: async () => saved.clear(),
  }
}
