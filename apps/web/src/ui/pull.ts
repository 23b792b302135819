/** As far as something must be pulled to go, in pixels; a flick at this speed, in pixels a millisecond, does too. */
const farEnough = 96
const fastEnough = 0.6

type Moment = { along: number; at: number }

/** A finger that pulls something one way, by where it is along that way and when, in milliseconds. Backwards there is nothing to pull. */
export function createPull(start: Moment) {
  let last = start
  let speed = 0
  return {
    moveTo(next: Moment): number {
      if (next.at > last.at) speed = (next.along - last.along) / (next.at - last.at)
      last = next
      return Math.max(0, next.along - start.along)
    },
    /** Whether it goes when the finger lifts. A finger that came to rest, or went back, flicks nothing. */
    isThrownAway(at: number): boolean {
      const isFlick = at - last.at < 80 && speed > fastEnough && last.along - start.along > 16
      return isFlick || (last.along - start.along > farEnough && speed > -fastEnough)
    },
  }
}
