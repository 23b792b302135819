export type Lock = <Result>(act: () => Promise<Result>) => Promise<Result>

/**
 * A lock across tabs. Without browser support, as on plain HTTP or with cookies blocked, it only covers this tab: two tabs may then send
 * the same, which counts once.
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
