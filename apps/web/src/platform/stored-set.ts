import { useSyncExternalStore } from "react"
import { createEmitter } from "./create-store.ts"
import type { KeyIn } from "./device-keys.ts"
import { isTextList, readStored, writeStored } from "./storage.ts"

/** A set of ids kept on this device, newest first, the same in every tab. */
export type StoredSet = {
  toggle: (id: string) => boolean
  has: (id: string) => boolean
  /** As it is kept now, whatever other tabs have done. */
  all: () => readonly string[]
  replace: (ids: readonly string[]) => void
  useAll: () => readonly string[]
  /** Calls `listener` at each change, in another tab too. Gives what ends that. */
  on: (listener: () => void) => () => void
}

const none: readonly string[] = []

export function storedSet(key: KeyIn<"local">): StoredSet {
  let ids: readonly string[] | null = null
  const changes = createEmitter<void>()
  const read = () => {
    ids ??= readStored(key, isTextList) ?? none
    return ids
  }
  const all = () => readStored(key, isTextList) ?? none
  const write = (next: readonly string[]) => {
    ids = next
    writeStored(key, ids)
    changes.emit()
  }
  // On the server there are no other tabs.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key !== key) return
    ids = null
    changes.emit()
  })
  return {
    has: (id) => all().includes(id),
    all,
    replace: write,
    /** True when the id is in the set afterwards. */
    toggle(id) {
      const before = all()
      const has = before.includes(id)
      write(has ? before.filter((each) => each !== id) : [id, ...before])
      return !has
    },
    on: changes.on,
    // The server knows nothing of this device, so the first paint shows an empty set there and here.
    useAll: () => useSyncExternalStore(changes.on, read, () => none),
  }
}
