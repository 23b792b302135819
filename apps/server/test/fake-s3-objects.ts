import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

type StoredObject = { bytes: Buffer; meta: Record<string, string> }

type StoredObjects = {
  get: (key: string) => StoredObject | undefined
  set: (key: string, object: StoredObject) => void
  delete: (key: string) => void
  entries: () => [key: string, object: StoredObject][]
}

/** Objects of a fake store: in memory, and also in a folder if they must outlive the process. */
export function openObjects(folder?: string): StoredObjects {
  const objects = new Map<string, StoredObject>()
  const pathOf = (key: string): string => join(folder ?? "", encodeURIComponent(key))
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder).filter((each) => !each.endsWith(".part"))) {
      const { meta, base64 } = JSON.parse(readFileSync(join(folder, name), "utf8"))
      objects.set(decodeURIComponent(name), { meta, bytes: Buffer.from(base64, "base64") })
    }
  }
  return {
    get: (key) => objects.get(key),
    set: (key, object) => {
      objects.set(key, object)
      if (folder === undefined) return
      const { meta, bytes } = object
      writeFileSync(`${pathOf(key)}.part`, JSON.stringify({ meta, base64: bytes.toString("base64") }))
      renameSync(`${pathOf(key)}.part`, pathOf(key))
    },
    delete: (key) => {
      objects.delete(key)
      if (folder !== undefined) rmSync(pathOf(key), { force: true })
    },
    entries: () => [...objects],
  }
}
