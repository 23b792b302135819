/**
 * Calls back once the browser has a moment to itself, two seconds from now at the latest; where it can't tell, after what is under way. Gives
 * what ends the waiting.
 */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  // oxlint-disable-next-line no-restricted-globals -- asked for first.
  const handle = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
