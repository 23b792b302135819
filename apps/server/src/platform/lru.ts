/** Keeps what was used last, up to a total weight in bytes. */
export type Lru<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value, weight: number) => void
  clear: () => void
}

export function createLru<Value>(mostBytes: number): Lru<Value> {
  const entries = new Map<string, { value: Value; weight: number }>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A map keeps the order of insertion: moving to its end is what "last used" means.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value, weight) => {
      drop(key)
      entries.set(key, { value, weight })
      bytes += weight
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    clear: () => {
      entries.clear()
      bytes = 0
    },
  }
}
