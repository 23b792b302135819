/** Names that pages of this browser hold for as long as they are open: whoever dies holds none. */
export type PageLocks = {
  /** Gives what lets go of it. */
  hold: (name: string) => () => void
  held: () => Promise<ReadonlySet<string>>
}

/** Where the browser has no locks, as on plain http, nothing is held. */
export const pageLocks: PageLocks = {
  hold(name) {
    if (!("locks" in navigator)) return () => undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    void navigator.locks.request(name, () => promise).catch(() => undefined)
    return resolve
  },
  async held() {
    if (!("locks" in navigator)) return new Set()
    const { held = [] } = await navigator.locks.query()
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
}
