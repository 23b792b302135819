import { createEmitter } from "./create-store.ts"

/**
 * One of the browser's stores of texts. Nothing here throws: what the browser refuses to keep, because cookies are blocked, because it has
 * no such store or because that is full, lasts as long as the page.
 */
export function createTextStore(open: () => Storage) {
  const unkept = new Map<string, string>()
  const changes = createEmitter<void>()
  return {
    read: (key: string): string | null => unkept.get(key) ?? attempt(() => open().getItem(key), null),
    /** True when the browser has kept it. */
    write(key: string, text: string): boolean {
      const isKept = succeeds(() => open().setItem(key, text))
      if (isKept) unkept.delete(key)
      else unkept.set(key, text)
      changes.emit()
      return isKept
    },
    /** True unless the browser refuses. */
    remove(key: string): boolean {
      unkept.delete(key)
      const isRemoved = succeeds(() => open().removeItem(key))
      changes.emit()
      return isRemoved
    },
    on: changes.on,
    /** Every key there is, also such as are not ours. */
    keys: (): string[] => [...unkept.keys(), ...attempt(() => Object.keys(open()), [])],
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
