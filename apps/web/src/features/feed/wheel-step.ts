/** A wheel event: pixels downwards, and the page's clock in milliseconds. */
export type WheelTurn = { delta: number; at: number }

export type WheelState = {
  /** Pixels since the last step. */
  sum: number
  last: WheelTurn
  /** The fastest turn since the last step: much slower ones are momentum. */
  peak: number
  /** The slowest since then. */
  low: number
  /** When this gesture last made a step; null if it has not. */
  steppedAt: number | null
}

export const stillWheel: WheelState = {
  sum: 0,
  last: { delta: 0, at: Number.NEGATIVE_INFINITY },
  peak: 0,
  low: Number.POSITIVE_INFINITY,
  steppedAt: null,
}

/** Milliseconds of pause after which a new gesture begins: each notch is one, and momentum has none. */
const pause = 150
/** Pixels of a gesture's first step: less than a notch, more than a resting finger. */
const firstStep = 30
/** Continuous turning moves on, but not fast. */
const nextStep = 150
const restFor = 350
/** Below this share of its peak a gesture is momentum; this much above its slowest turn is a new push. */
const fading = 0.8
const push = 2
const leastPush = 8

export function nextWheel(before: WheelState, turn: WheelTurn): { state: WheelState; step: -1 | 0 | 1 } {
  const { delta, at } = turn
  const size = Math.abs(delta)
  const isResting = before.steppedAt !== null && at - before.steppedAt < restFor
  const isNew =
    at - before.last.at > pause ||
    delta * before.last.delta < 0 ||
    (before.steppedAt !== null && !isResting && size >= leastPush && size > before.low * push)
  const state = isNew ? stillWheel : before
  const [peak, low] = [Math.max(state.peak, size), Math.min(state.low, size)]
  const isFading = state.steppedAt !== null && size < peak * fading
  if (!isNew && (isResting || isFading)) return { state: { ...state, peak, low, last: turn, sum: 0 }, step: 0 }
  const sum = state.sum + delta
  if (Math.abs(sum) < (state.steppedAt === null ? firstStep : nextStep))
    return { state: { ...state, sum, peak, low, last: turn }, step: 0 }
  return { state: { sum: 0, peak: size, low: size, last: turn, steppedAt: at }, step: sum > 0 ? 1 : -1 }
}
