import { useSyncExternalStore } from "react"
import { createEmitter } from "./create-store.ts"
import type { KeyIn } from "./device-keys.ts"
import type { SessionScope } from "./session-scope.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"

export type StoredValue<Value> = {
  /** The current value, including other tabs' changes. */
  read: () => Value
  /** The value shown; stable while unchanged. */
  shown: () => Value
  write: (next: Value) => void
  remove: () => void
  /** Calls `listener` at each change, also in other tabs. Returns a function that stops it. */
  on: (listener: () => void) => () => void
  useValue: () => Value
}

type Options<Value> = {
  key: KeyIn<"local">
  isValid: (value: unknown) => value is Value
  /** The value if nothing is stored, rendered by the server and the first paint. */
  none: Value
}

/** A personal value is created in the person's scope, and ends with it. */
export function storedValue<Value>(
  { key, isValid, none }: Options<Value>,
  scope?: Pick<SessionScope, "onEnd">,
): StoredValue<Value> {
  let known: { value: Value } | null = null
  let isOver = false
  const changes = createEmitter<void>()
  const read = () => readStored(key, isValid) ?? none
  const shown = () => (known ??= { value: read() }).value
  const show = (value: Value) => {
    known = { value }
    changes.emit()
  }
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return
    known = null
    changes.emit()
  }
  // The server has no tabs.
  globalThis.addEventListener?.("storage", follow)
  scope?.onEnd(() => {
    isOver = true
    removeEventListener("storage", follow)
  })
  return {
    read,
    shown,
    write: (next) => {
      // An answer after the person has left is not stored.
      if (!isOver) writeStored(key, next)
      show(next)
    },
    remove: () => {
      removeStored(key)
      show(none)
    },
    on: changes.on,
    useValue: () => useSyncExternalStore(changes.on, shown, () => none),
  }
}
