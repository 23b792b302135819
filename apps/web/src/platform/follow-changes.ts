import type { ReadCache } from "./reads/read-cache.ts"

/** With the emulator flag: when an editor saves a file, what is open is read again. Nothing moves; words and pictures change in place. */
export function followChanges(cache: ReadCache): void {
  const changes = new EventSource("/emulator/changes")
  changes.addEventListener("content", () => cache.invalidate())
}
