import { deferred } from "./deferred.ts"

/** Names that pages of this browser hold for as long as they are open: whoever dies holds none. */
export type PageLocks = {
  hold: (name: string) => () => void
  held: () => Promise<ReadonlySet<string>>
}

/** Where the browser has no locks, as on plain http, or refuses them, nothing is held. */
export const pageLocks: PageLocks = {
  hold(name) {
    if (!("locks" in navigator)) return () => undefined
    const { promise, resolve } = deferred<void>()
    void navigator.locks.request(name, () => promise).catch(() => undefined)
    return resolve
  },
  async held() {
    if (!("locks" in navigator)) return new Set()
    const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
}
