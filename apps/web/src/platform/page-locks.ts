import { deferred } from "./deferred.ts"

/** Locks that pages hold while open; they are released on a crash. */
export type PageLocks = {
  hold: (name: string) => () => void
  held: () => Promise<ReadonlySet<string>>
}

/** Without lock support, as on plain HTTP, nothing is held. */
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
