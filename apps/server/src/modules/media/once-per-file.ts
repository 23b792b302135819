import { stat } from "node:fs/promises"

/** Caches a check of a file by its modification time: a watched pack is read again after every save. */
export function oncePerFile<Found>(look: (path: string) => Promise<Found>): (path: string) => Promise<Found> {
  const seen = new Map<string, { state: string; found: Promise<Found> }>()
  return async (path) => {
    const { mtimeMs, size } = await stat(path)
    const state = `${mtimeMs} ${size}`
    const before = seen.get(path)
    if (before?.state === state) return before.found
    const found = look(path)
    seen.set(path, { state, found })
    found.catch(() => seen.delete(path))
    return found
  }
}
