import { useSyncExternalStore } from "react"
import { isTextList, readStored, writeStored } from "./storage.ts"

/** A set of ids kept on this device, newest first, the same in every tab. */
export type StoredSet = {
  toggle: (id: string) => boolean
  has: (id: string) => boolean
  replace: (ids: readonly string[]) => void
  useAll: () => readonly string[]
}

const none: readonly string[] = []

export function storedSet(key: string): StoredSet {
  let ids: readonly string[] | null = null
  const listeners = new Set<() => void>()
  const read = () => {
    ids ??= readStored(key, isTextList) ?? none
    return ids
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const hearOtherTabs = (event: StorageEvent) => {
    if (event.key !== key) return
    ids = null
    notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener("storage", hearOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener("storage", hearOtherTabs)
    }
  }
  const write = (next: readonly string[]) => {
    ids = next
    writeStored(key, ids)
    notify()
  }
  return {
    has: (id) => read().includes(id),
    replace: write,
    /** True when the id is in the set afterwards. */
    toggle(id) {
      const has = read().includes(id)
      write(has ? read().filter((each) => each !== id) : [id, ...read()])
      return !has
    },
    // The server knows nothing of this device, so the first paint shows an empty set there and here.
    useAll: () => useSyncExternalStore(subscribe, read, () => none),
  }
}
