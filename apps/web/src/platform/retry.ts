import { onOnline } from "./connection.ts"

const first = 2000
/** Milliseconds: background work may wait ten minutes, visible work one. */
const longest = 600_000
export const longestInSight = 60_000

/** Exponential back-off after so many failures, in milliseconds. */
export function retryDelay(failures: number, most = longest): number {
  return Math.min(first * 2 ** failures, most)
}

/** Retries when online again, or after a back-off while online, as the other side may be down. Returns a function that cancels it. */
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

/** Loads awaited code with retries: when online again, and with back-off on a bad connection. Rejects with the last failure. */
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
