import { swallowNextClick } from "../../ui/swallow-next-click.ts"
import { isNear, type Point, secondTapWithin } from "./press-recognizer.ts"

/** An opening keeps the page busy: the second tap may be heard late, in milliseconds, and counts by when it was made. */
const heardWithin = 1500

/** As long as an opening may wait for its picture, in milliseconds. */
const openingTakes = 1000

/**
 * After words were tapped and their tile has opened: a second tap on the same place was meant for the cover. It takes the opening
 * back and counts as a double tap.
 */
export function catchSecondTap(first: Point & { timeStamp: number }, onDoubleTap: (at: Point) => void): void {
  const before = location.href
  const catchIt = (event: PointerEvent) => {
    end()
    if (!isNear(first, event) || event.timeStamp - first.timeStamp > secondTapWithin) return
    event.stopPropagation()
    swallowNextClick()
    takeBack(before)
    onDoubleTap(event)
  }
  const end = () => {
    clearTimeout(timer)
    removeEventListener("pointerdown", catchIt, true)
  }
  const timer = setTimeout(end, heardWithin)
  addEventListener("pointerdown", catchIt, true)
}

/** A movement begins with a picture of the screen, and only then is the address another: on a slow phone the tap may overtake that. */
function takeBack(before: string): void {
  if (location.href !== before) return history.back()
  const opened = () => setTimeout(() => history.back())
  addEventListener("pushState", opened, { once: true })
  setTimeout(() => removeEventListener("pushState", opened), openingTakes)
}
