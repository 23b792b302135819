import { defined } from "@confetti/domain/defined"
import { minute } from "@confetti/domain/durations"
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react"
import { ApiError } from "../api.ts"
import { retryLater } from "../retry.ts"
import { useScope } from "../session-scope.ts"
import { type ReadCache, type ReadRequest, type ReadState, readCacheOf } from "./read-cache.ts"

export type Read<Value> = {
  data: Value | undefined
  isPending: boolean
  /** Nothing to show, and the latest try failed. */
  isError: boolean
  isOffline: boolean
  retry: () => void
}

/** Milliseconds. `every` repeats the read and runs on returning to the page. */
export type Options = { freshFor?: number; every?: number }

export function useReadCache(): ReadCache {
  return readCacheOf(useScope())
}

export function useRead<Value>(request: ReadRequest<Value>, options?: Options): Read<Value> {
  const { states, retry } = useReads([request], options)
  const { data, error } = defined(states[0])
  const isError = data === undefined && error !== null
  return {
    data,
    isPending: data === undefined && !isError,
    isError,
    isOffline: isError && isOfflineError(error),
    retry,
  }
}

/** Several reads of one kind, in order. Failures are retried, at once when online again. */
export function useReads<Value>(requests: readonly ReadRequest<Value>[], { freshFor = minute, every }: Options = {}) {
  const cache = useReadCache()
  const keys = requests.map((request) => request.key).join("\n")
  const asked = useRef(requests)
  const last = useRef<ReadState<Value>[]>([])
  const snapshot = () => {
    const states = requests.map((request) => cache.peek(request))
    const isSame = states.length === last.current.length && states.every((state, at) => state === last.current[at])
    if (!isSame) last.current = states
    return last.current
  }
  const states = useSyncExternalStore(cache.subscribe, snapshot, snapshot)
  const generation = useSyncExternalStore(cache.subscribe, cache.generation, cache.generation)

  useEffect(() => {
    asked.current = requests
  })
  // Requests are new objects each time: keys and generation decide.
  const occasion = `${generation} ${keys}`
  useEffect(() => {
    const load = (youngerThan: number) => {
      for (const request of asked.current) void cache.load(request, youngerThan)
    }
    load(freshFor)
    if (every === undefined) return
    const again = () => load(every)
    const timer = setInterval(again, every)
    document.addEventListener("visibilitychange", again)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", again)
    }
  }, [cache, occasion, freshFor, every])

  const retry = useCallback(() => {
    for (const request of asked.current) if (cache.peek(request).error) void cache.load(request, 0)
  }, [cache])
  const failures = useRef(0)
  const error = states.find((state) => state.error)?.error
  useEffect(() => {
    if (error) return retryLater(retry, failures.current++)
    failures.current = 0
  }, [error, retry])
  return { states, retry }
}

export function isOfflineError(error: unknown): boolean {
  return error instanceof ApiError && error.code === "offline"
}
