const tickMs = 100

/**
 * Calls back after so many milliseconds in which this process could run: one that got no processor has not listened, and what came
 * meanwhile is still to be read. Gives what calls it off.
 */
export function afterAwake(ms: number, act: () => void): () => void {
  let left = Math.ceil(ms / tickMs)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    setImmediate(act)
  }, tickMs)
  return () => clearInterval(timer)
}
