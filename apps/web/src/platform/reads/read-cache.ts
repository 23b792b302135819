import { createEmitter } from "../create-store.ts"
import { type SessionScope, scoped } from "../session-scope.ts"

/** What is known of one read. Entries are replaced, never changed, so that React can compare them. */
export type ReadState<Value> = {
  data: Value | undefined
  /** Why the latest try failed; null when it did not. */
  error: unknown
  /** When `data` arrived, in milliseconds of the page's clock. */
  at: number
}

export type ReadRequest<Value> = { key: string; read: (scope: SessionScope) => Promise<Value> }

const nothing: ReadState<never> = { data: undefined, error: null, at: Number.NEGATIVE_INFINITY }

/**
 * Everything that was read from the server, by key: each read is under way once at most, whoever asks, and old data stays
 * until the new has arrived.
 */
export type ReadCache = {
  peek: <Value>(request: ReadRequest<Value>) => ReadState<Value>
  /** Puts in what arrived by another way. */
  keep: <Value>(request: ReadRequest<Value>, data: Value) => void
  /** Puts in several; subscribers are notified once. */
  keepAll: <Value>(all: Iterable<readonly [ReadRequest<Value>, Value]>) => void
  /** Reads unless what is there is younger than `freshFor` milliseconds. */
  load: <Value>(request: ReadRequest<Value>, freshFor: number) => Promise<void>
  /** Makes everything old, and everyone who is watching read again. */
  invalidate: () => void
  subscribe: (listener: () => void) => () => void
  generation: () => number
}

/** The read cache of a scope. An answer that arrives after the scope has ended is nobody's. */
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
  // A key stands for one request, and so for one kind of value.
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
        // What began before an `invalidate` may already be old when it arrives.
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
