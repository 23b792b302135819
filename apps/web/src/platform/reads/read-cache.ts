import { createEmitter } from "../create-store.ts"
import { type SessionScope, scoped } from "../session-scope.ts"

/** The state of a read. Entries are replaced, never changed, for React. */
export type ReadState<Value> = {
  data: Value | undefined
  /** The error of the latest try; null on success. */
  error: unknown
  /** When `data` arrived, in milliseconds of the page's clock. */
  at: number
}

export type ReadRequest<Value> = { key: string; read: (scope: SessionScope) => Promise<Value> }

const nothing: ReadState<never> = { data: undefined, error: null, at: Number.NEGATIVE_INFINITY }

/** A cache of reads by key: each is requested once at a time, and old data stays until the new arrives. */
export type ReadCache = {
  peek: <Value>(request: ReadRequest<Value>) => ReadState<Value>
  /** Adds data that arrived otherwise. */
  keep: <Value>(request: ReadRequest<Value>, data: Value) => void
  keepAll: <Value>(all: Iterable<readonly [ReadRequest<Value>, Value]>) => void
  /** Reads unless the data is younger than `freshFor` milliseconds. */
  load: <Value>(request: ReadRequest<Value>, freshFor: number) => Promise<void>
  /** Marks everything as old, and reads again what is watched. */
  invalidate: () => void
  subscribe: (listener: () => void) => () => void
  generation: () => number
}

/** The scope's read cache. Answers after its end are dropped. */
export const readCacheOf = scoped(createReadCache)

function createReadCache(scope: SessionScope): ReadCache {
  const now = () => performance.now()
  const states = new Map<string, ReadState<unknown>>()
  const underWay = new Map<string, Promise<void>>()
  const changes = createEmitter<void>()
  let generation = 0

  const put = (key: string, state: ReadState<unknown>) => {
    states.set(key, state)
    changes.emit()
  }
  const keepAll: ReadCache["keepAll"] = (all) => {
    for (const [{ key }, data] of all) states.set(key, { data, error: null, at: now() })
    changes.emit()
  }
  const invalidate = () => {
    generation++
    for (const [key, state] of states) states.set(key, { ...state, at: Number.NEGATIVE_INFINITY })
    changes.emit()
  }
  // A key has one type of value.
  const peek = <Value>({ key }: ReadRequest<Value>) => (states.get(key) ?? nothing) as ReadState<Value>

  return {
    peek,
    keep: (request, data) => keepAll([[request, data]]),
    keepAll,
    load(request, freshFor) {
      const { key, read } = request
      const running = underWay.get(key)
      if (running) return running
      const state = peek(request)
      if (state.error === null && now() - state.at < freshFor) return Promise.resolve()
      const started = generation
      const finish = (state: ReadState<unknown>) => {
        if (underWay.get(key) !== reading) return
        underWay.delete(key)
        put(key, state)
      }
      const reading = read(scope).then(
        // Started before an `invalidate`, it may already be old.
        (data) => finish({ data, error: null, at: started === generation ? now() : Number.NEGATIVE_INFINITY }),
        (error: unknown) => finish({ ...peek(request), error: error ?? "unknown" }),
      )
      underWay.set(key, reading)
      return reading
    },
    invalidate,
    subscribe: changes.on,
    generation: () => generation,
  }
}
