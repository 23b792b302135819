import { retryLater } from "./retry.ts"

/** `retryLater` with growing waits for repeated failures. */
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
