export type Emitter<Value> = {
  emit: (value: Value) => void
  /** Gives what ends it. */
  on: (listener: (value: Value) => void) => () => void
}

/** A typed event. What is emitted while nobody listens is kept for the next listener: the latest `most` of it. */
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
