/** One event of a wheel or a trackpad: pixels, down being positive, and milliseconds of the page's clock. */
export type WheelTurn = { delta: number; at: number }

export type WheelState = {
  /** Pixels turned since the last step. */
  sum: number
  last: WheelTurn
  /** The fastest turn since the last step: what stays well below it is running out. */
  peak: number
  /** The slowest since then. */
  low: number
  /** When this gesture last made a step; null for one that made none yet. */
  steppedAt: number | null
}

export const stillWheel: WheelState = {
  sum: 0,
  last: { delta: 0, at: Number.NEGATIVE_INFINITY },
  peak: 0,
  low: Number.POSITIVE_INFINITY,
  steppedAt: null,
}

/** After a pause this long the next turn begins a gesture: each notch of a wheel is one, and a trackpad's momentum has none. */
const pause = 150
/** What makes the first step of a gesture: less than any notch, and more than a finger laid down. */
const firstStep = 30
/** Whoever turns on and on is meant to go on, not to race. */
const nextStep = 150
const restFor = 350
/** Below this part of its peak a gesture is momentum; a turn this much above its slowest is a new push. */
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
