/** Runs one of these at a time. */
export type Lock = <Result>(act: () => Promise<Result>) => Promise<Result>

/**
 * One lock for all tabs together. Where the browser has no locks, as on plain http, it is one at a time in this tab: two tabs may then
 * tell the same, which counts once all the same.
 */
export function createBrowserLock(name: string): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    if ("locks" in navigator) return navigator.locks.request(name, act)
    const run = last.then(act)
    last = run.catch(() => undefined)
    return run
  }
}
