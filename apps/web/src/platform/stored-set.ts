import { useSyncExternalStore } from "react"
import { isTextList, readStored, writeStored } from "./storage.ts"

/** A set of ids kept on this device, newest first, the same in every tab. */
export type StoredSet = {
  toggle: (id: string) => boolean
  has: (id: string) => boolean
  /** As it is kept now, whatever other tabs have done. */
  all: () => readonly string[]
  replace: (ids: readonly string[]) => void
  useAll: () => readonly string[]
}

const none: readonly string[] = []

/** `onChange` is called after each change made in this tab. */
export function storedSet(key: string, onChange?: () => void): StoredSet {
  let ids: readonly string[] | null = null
  const listeners = new Set<() => void>()
  const read = () => {
    ids ??= readStored(key, isTextList) ?? none
    return ids
  }
  // What can't be kept lasts as long as the page.
  const all = () => readStored(key, isTextList) ?? read()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const write = (next: readonly string[]) => {
    ids = next
    writeStored(key, ids)
    notify()
    onChange?.()
  }
  // On the server there are no other tabs.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key !== key) return
    ids = null
    notify()
  })
  return {
    has: (id) => read().includes(id),
    all,
    replace: write,
    /** True when the id is in the set afterwards. */
    toggle(id) {
      const before = all()
      const has = before.includes(id)
      write(has ? before.filter((each) => each !== id) : [id, ...before])
      return !has
    },
    // The server knows nothing of this device, so the first paint shows an empty set there and here.
    useAll: () => useSyncExternalStore(subscribe, read, () => none),
  }
}
