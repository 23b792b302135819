/** What a server reads into memory after it has begun to listen, and before it should be sent requests. */
export type Readiness = {
  /** Also a failure ends the waiting: it is tried again later, and requests are answered without it. */
  waitFor: (name: string, work: Promise<unknown>) => void
  pending: () => string[]
  /** Resolves when nothing is, or after this many milliseconds. */
  settled: (timeoutMs: number) => Promise<void>
}

export function createReadiness(): Readiness {
  const pending = new Map<string, Promise<void>>()
  return {
    waitFor: (name, work) => {
      const done = work.then(
        () => void pending.delete(name),
        () => void pending.delete(name),
      )
      pending.set(name, done)
    },
    pending: () => [...pending.keys()],
    settled: async (timeoutMs) => {
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, timeoutMs)
      await Promise.race([Promise.all(pending.values()), patience.promise])
      clearTimeout(timer)
    },
  }
}
