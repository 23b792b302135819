/** Data that a server loads after it listens, before it should get requests. */
export type Readiness = {
  /** A failure also ends the wait: it is retried later, and requests do without it. */
  waitFor: (name: string, work: Promise<unknown>) => void
  pending: () => string[]
  /** Resolves when nothing is pending, or after so many milliseconds. */
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
