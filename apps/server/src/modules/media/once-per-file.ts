import { stat } from "node:fs/promises"

/**
 * Looks at a file again only when it was written since, as long as the process runs: with every save a watched pack is read
 * anew, and most of its pictures are what they were.
 */
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
