/** As far as a sheet must be pulled to close, in pixels; a flick at this speed, in pixels a millisecond, does too. */
const farEnough = 96
const fastEnough = 0.6

type Moment = { y: number; at: number }

/** A finger that pulls a sheet down, by where it is and when, in milliseconds. Upwards there is nothing to pull. */
export function createSheetDrag(start: Moment) {
  let last = start
  let speed = 0
  return {
    /** How far the sheet is to stand below its place. */
    moveTo(next: Moment): number {
      if (next.at > last.at) speed = (next.y - last.y) / (next.at - last.at)
      last = next
      return Math.max(0, next.y - start.y)
    },
    /** Whether it closes when the finger lifts. A finger that came to rest, or went back up, flicks nothing. */
    isThrownAway(at: number): boolean {
      const isFlick = at - last.at < 80 && speed > fastEnough && last.y - start.y > 16
      return isFlick || (last.y - start.y > farEnough && speed > -fastEnough)
    },
  }
}

/**
 * Whether a click closes what it fell beside. Only one that also began there does: the click with which a finger lifts that held
 * the page beneath began elsewhere, and so did one that was dragged out of the sheet.
 */
export function createBackdropPress(isBackdrop: (target: EventTarget | null) => boolean) {
  let hasBegun = false
  return {
    pointerDown(target: EventTarget | null): void {
      hasBegun = isBackdrop(target)
    },
    click(target: EventTarget | null): boolean {
      const closes = hasBegun && isBackdrop(target)
      hasBegun = false
      return closes
    },
  }
}
