const tickMs = 100

/**
 * Calls back after so many milliseconds of running time: a suspended process has not read what arrived meanwhile. Returns a function that
 * cancels it.
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
