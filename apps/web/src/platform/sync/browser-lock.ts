export type Lock = <Result>(act: () => Promise<Result>) => Promise<Result>

/**
 * One lock for all tabs together. Where the browser has no locks, as on plain http, or refuses them, as with cookies blocked, it is one at a
 * time in this tab: two tabs may then tell the same, which counts once all the same.
 */
export function createBrowserLock(name: string): Lock {
  let last: Promise<unknown> = Promise.resolve()
  const inThisTab: Lock = (act) => {
    const run = last.then(act)
    last = run.catch(() => undefined)
    return run
  }
  return async (act) => {
    if (!("locks" in navigator)) return inThisTab(act)
    let isGranted = false
    try {
      return await navigator.locks.request(name, () => {
        isGranted = true
        return act()
      })
    } catch (error) {
      if (isGranted) throw error
      return inThisTab(act)
    }
  }
}
