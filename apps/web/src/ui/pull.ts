/** Pixels of a pull that counts; a flick at this speed in pixels a millisecond does too. */
const farEnough = 96
const fastEnough = 0.6

type Moment = { along: number; at: number }

/** Tracks a pull in one direction, by position and milliseconds. Backwards there is none. */
export function createPull(start: Moment) {
  let last = start
  let speed = 0
  return {
    moveTo(next: Moment): number {
      if (next.at > last.at) speed = (next.along - last.along) / (next.at - last.at)
      last = next
      return Math.max(0, next.along - start.along)
    },
    /** Whether it counts on release. A finger at rest, or going back, does not flick. */
    isThrownAway(at: number): boolean {
      const isFlick = at - last.at < 80 && speed > fastEnough && last.along - start.along > 16
      return isFlick || (last.along - start.along > farEnough && speed > -fastEnough)
    },
  }
}
