/** Calls back when the browser is idle, within two seconds; without support, after current work. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  // oxlint-disable-next-line no-restricted-globals -- support was checked.
  const handle = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
