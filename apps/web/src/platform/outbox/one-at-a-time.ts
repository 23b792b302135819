let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one of these at a time, in all tabs together. Where the browser has no locks, as on plain http, it is one at a time in
 * this tab: two tabs may then tell the same, which counts once all the same.
 */
export function oneAtATime<Result>(act: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request("cf_outbox", act)
  const run = last.then(act)
  last = run.catch(() => undefined)
  return run
}
