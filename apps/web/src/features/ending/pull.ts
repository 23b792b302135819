import type { Point } from "../../ui/follow-finger.ts"

/** A pull beyond the screen's end. `from` is its start, `by` the distance upwards, in pixels. */
export type Pull = { from: Point | null; by: number }

export type PullEvent = { type: "touch" | "move"; at: Point; isAtEnd: boolean } | { type: "lift" }

export const noPull: Pull = { from: null, by: 0 }

/** Pixels of a pull that counts: well beyond a slip. */
export const enough = 104

export function isEnough({ by }: Pull): boolean {
  return by >= enough
}

/**
 * Updates a pull, which begins at the screen's end in this gesture or the next. It follows the finger both ways, and ends when the finger
 * is back or the screen scrolls. Horizontal gestures are ignored.
 */
export function nextPull(pull: Pull, event: PullEvent): Pull {
  if (event.type === "lift") return noPull
  const { at, isAtEnd } = event
  const fresh = isAtEnd ? { from: at, by: 0 } : noPull
  if (event.type === "touch" || pull.from === null) return fresh
  const up = pull.from.y - at.y
  if (up <= 0 || (!isAtEnd && pull.by === 0)) return fresh
  return { from: pull.from, by: Math.max(0, up - Math.abs(at.x - pull.from.x)) }
}

/** Pixels the cover moves, with growing resistance. */
export function pulledBy({ by }: Pull): number {
  return Math.round(260 * (1 - Math.exp(-by / 300)))
}
