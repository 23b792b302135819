import { call } from "../../../platform/api.ts"
import { hearLearned } from "../../../platform/learning.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { takeOrder } from "./take-order.ts"

/** Several things done in a row make one new order. In milliseconds. */
const quietFor = 1000

/** Asks for a new order whenever the server has learned something, and lays it behind what the person sees. */
export function keepLearning(userId: string, cache: ReadCache): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | null = null
  const ask = () => {
    // What is learned meanwhile is in the next one.
    if (asking) return later()
    asking = call("users-calculate_eligible_tiles")
      .then(() => takeOrder(userId, cache))
      // The order they have goes on; the next thing learned asks again.
      .catch(() => undefined)
      .finally(() => {
        asking = null
      })
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, quietFor)
  }
  hearLearned(later)
  return {
    stop: () => {
      clearTimeout(timer)
      hearLearned(() => undefined)
    },
  }
}
