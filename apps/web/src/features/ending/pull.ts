import type { Point } from "../../ui/follow-finger.ts"

/** A finger that goes on where the screen has come to its end. `from` is where it was then, `by` how far up it has gone since, in pixels. */
export type Pull = { from: Point | null; by: number }

export type PullEvent = { type: "touch" | "move"; at: Point; isAtEnd: boolean } | { type: "lift" }

export const noPull: Pull = { from: null, by: 0 }

/** How far a pull goes that counts: a finger's width more than a slip. */
export const enough = 104

export function isEnough({ by }: Pull): boolean {
  return by >= enough
}

/**
 * A pull begins where the screen's end is reached, in the same gesture or in the next. It follows the finger both ways, and is over
 * when the finger is back or the screen scrolls again. A finger that goes sideways moves a row of cards, and pulls nothing.
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

/** How far the cover goes along, in pixels: less and less, as if it hung on a spring. */
export function pulledBy({ by }: Pull): number {
  return Math.round(260 * (1 - Math.exp(-by / 300)))
}
