import { createEmitter } from "./create-store.ts"

/**
 * A text store of the browser. Never throws: what the browser refuses, because cookies are blocked or storage is missing or full, lasts as
 * long as the page.
 */
export function createTextStore(open: () => Storage) {
  const unsaved = new Map<string, string>()
  const changes = createEmitter<void>()
  return {
    read: (key: string): string | null => unsaved.get(key) ?? attempt(() => open().getItem(key), null),
    /** Whether the browser has stored it. */
    write(key: string, text: string): boolean {
      const isSaved = succeeds(() => open().setItem(key, text))
      if (isSaved) unsaved.delete(key)
      else unsaved.set(key, text)
      changes.emit()
      return isSaved
    },
    /** True unless the browser refuses. */
    remove(key: string): boolean {
      unsaved.delete(key)
      const isRemoved = succeeds(() => open().removeItem(key))
      changes.emit()
      return isRemoved
    },
    on: changes.on,
    /** All keys, including foreign ones. */
    keys: (): string[] => [...unsaved.keys(), ...attempt(() => Object.keys(open()), [])],
    isReadable: (): boolean => succeeds(() => open().getItem("")),
  }
}

function succeeds(act: () => unknown): boolean {
  return attempt(() => {
    act()
    return true
  }, false)
}

function attempt<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act()
  } catch {
    return otherwise
  }
}
