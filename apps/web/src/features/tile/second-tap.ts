import { stepsUnderWay } from "../../platform/history-entries.ts"
import { finishMove } from "../../ui/move-between.ts"
import { swallowNextClick } from "../../ui/swallow-next-click.ts"
import { isNear, type Point, secondTapWithin } from "./press-recognizer.ts"

/** As long as an opening may wait for its picture, in milliseconds. */
const openingTakes = 1000

/**
 * After words were tapped and their tile has opened: a second tap on the same place was meant for the cover. It takes the opening
 * back and counts as a double tap. An opening keeps the page busy: the tap may be heard late, and counts by when it was made.
 */
export function catchSecondTap(first: Point & { timeStamp: number }, onDoubleTap: (at: Point) => void): void {
  const before = location.href
  const catchIt = (event: PointerEvent) => {
    if (!isNear(first, event) || event.timeStamp - first.timeStamp > secondTapWithin) return
    event.stopPropagation()
    swallowNextClick()
    takeBack(before)
    onDoubleTap(event)
  }
  addEventListener("pointerdown", catchIt, { capture: true, once: true })
}

/** A movement begins with a picture of the screen, and only then is the address another: on a slow phone the tap may overtake that. */
function takeBack(before: string): void {
  if (location.href !== before) return backAtOnce()
  const opened = () => setTimeout(backAtOnce)
  addEventListener("pushState", opened, { once: true })
  setTimeout(() => removeEventListener("pushState", opened), openingTakes)
}

/** Without a movement of its own, which would begin with the picture of a story that was not meant. */
function backAtOnce(): void {
  const arrive = () => {
    stepsUnderWay.delete(arrive)
    finishMove()
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }))
  }
  stepsUnderWay.add(arrive)
  // Where movements have not come yet, the page hears of the step by itself.
  addEventListener("popstate", () => stepsUnderWay.delete(arrive), { once: true })
  history.back()
}
