import { useSyncExternalStore } from "react"
export type Emitter<Value> = {
  emit: (value: Value) => void
  on: (listener: (value: Value) => void) => () => void
}

/** A typed event emitter. Without listeners the latest `most` values are kept for the next one. */
export function createEmitter<Value>(most = 0): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>()
  let early: Value[] = []
  return {
    emit: (value) => {
      if (listeners.size === 0 && most > 0) early = [...early, value].slice(-most)
      for (const listener of listeners) listener(value)
    },
    on: (listener) => {
      listeners.add(listener)
      for (const value of early) listener(value)
      early = []
      return () => listeners.delete(listener)
    },
  }
}

export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  on: (listener: () => void) => () => void
  useValue: () => Value
}

/** `first` is also rendered by the server and the first paint. */
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
