import { useSyncExternalStore } from "react"
import { createEmitter } from "./create-emitter.ts"

/** A value of this page, which components and others follow. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Calls `listener` at each change. Gives what ends that. */
  on: (listener: () => void) => () => void
  useValue: () => Value
}

/** `first` is also what the server renders, and with it the first paint. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const changes = createEmitter<void>()
  const get = () => value
  return {
    get,
    set(next) {
      value = next
      changes.emit()
    },
    on: changes.on,
    useValue: () => useSyncExternalStore(changes.on, get, () => first),
  }
}
