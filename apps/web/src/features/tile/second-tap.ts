import { stepsUnderWay } from "../../platform/history-entries.ts"
import { finishMove } from "../../ui/move-between.ts"
import { swallowNextClick } from "../../ui/swallow-next-click.ts"
import { isNear, type Point, secondTapWithin } from "./press-recognizer.ts"

/** Milliseconds an opening may wait for its picture. */
const openingTakes = 1000

/**
 * Catches a second tap after a tap on text has opened its tile: it closes the tile and counts as a double tap. Opening blocks the page, so
 * the tap may be received late and counts by its timestamp.
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

/** A transition first takes a screenshot and then changes the address, which the tap may precede on a slow phone. */
function takeBack(before: string): void {
  if (location.href !== before) return backAtOnce()
  const opened = () => setTimeout(backAtOnce)
  addEventListener("pushState", opened, { once: true })
  setTimeout(() => removeEventListener("pushState", opened), openingTakes)
}

/** Without a transition, which would show the unwanted story. */
function backAtOnce(): void {
  const arrive = () => {
    stepsUnderWay.delete(arrive)
    finishMove()
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }))
  }
  stepsUnderWay.add(arrive)
  // Without view transitions the page handles the step itself.
  addEventListener("popstate", () => stepsUnderWay.delete(arrive), { once: true })
  history.back()
}
