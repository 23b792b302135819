import { useSyncExternalStore } from "react"
import { createEmitter } from "./create-store.ts"
import type { KeyIn } from "./device-keys.ts"
import type { SessionScope } from "./session-scope.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"

export type StoredValue<Value> = {
  /** As it is kept now, whatever other tabs have done. */
  read: () => Value
  /** As it is shown: the same as long as nothing changed. */
  shown: () => Value
  write: (next: Value) => void
  remove: () => void
  /** Calls `listener` at each change, in another tab too. Gives what ends that. */
  on: (listener: () => void) => () => void
  useValue: () => Value
}

type Options<Value> = {
  key: KeyIn<"local">
  isValid: (value: unknown) => value is Value
  /** Where nothing is kept. The server knows nothing of this device, so the first paint shows it there and here. */
  none: Value
}

/** One that is a person's is made in their scope, and ends with it. */
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
  // On the server there are no other tabs.
  globalThis.addEventListener?.("storage", follow)
  scope?.onEnd(() => {
    isOver = true
    removeEventListener("storage", follow)
  })
  return {
    read,
    shown,
    write: (next) => {
      // An answer that comes after its person has left is not kept for the next one.
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
