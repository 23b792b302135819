import { onOnline } from "./connection.ts"

const first = 2000
/** What waits in the background may wait ten minutes; what somebody may be looking at, one. */
const longest = 600_000
export const longestInSight = 60_000

/** Exponential back-off: how long to wait after so many tries in a row that came to nothing, in milliseconds. */
export function retryDelay(failures: number, most = longest): number {
  return Math.min(first * 2 ** failures, most)
}

/**
 * Tries again as soon as the connection is back, and while there is one also after the back-off of so many failures: then it is the
 * other side that is slow, or down. Gives what calls it off.
 */
export function retryLater(act: () => void, failures: number): () => void {
  const off = () => {
    clearTimeout(timer)
    offOnline()
  }
  const again = () => {
    off()
    act()
  }
  const timer = navigator.onLine ? setTimeout(again, retryDelay(failures, longestInSight)) : undefined
  const offOnline = onOnline(again)
  return off
}

const mostTries = 3

/** Loads code that somebody waits for: once more when the connection is back, and by the back-off where the line is bad. Rejects when the last try does. */
export async function loadPatiently<Code>(load: () => Promise<Code>, failures = 0): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const isOnline = navigator.onLine
    if (isOnline && failures + 1 === mostTries) throw error
    await new Promise<void>((again) => void retryLater(again, failures))
    return loadPatiently(load, isOnline ? failures + 1 : failures)
  }
}
