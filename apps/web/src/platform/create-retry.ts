import { retryLater } from "./retry.ts"

/** `retryLater` for one thing that may fail several times in a row: each time it waits longer. */
export function createRetry(act: () => void): { later: () => void; reset: () => void } {
  let failures = 0
  let off: () => void = () => undefined
  return {
    later: () => {
      off()
      off = retryLater(act, failures++)
    },
    reset: () => {
      off()
      failures = 0
    },
  }
}
