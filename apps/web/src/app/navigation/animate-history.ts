import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { entryNumber, historySteps, stepsUnderWay } from "../../platform/history-entries.ts"
import { moveBetween } from "../../ui/move-between.ts"

/**
 * Opens and closes a tile with the same movement when the browser's back and forward do it, and the app's own way back, which is the
 * browser's. The page hears of the step only when the picture of how it was has been taken. Gives what ends that.
 */
export function animateHistory(): () => void {
  let shown = { at: entryNumber(), path: location.pathname }
  const look = () => {
    shown = { at: entryNumber(), path: location.pathname }
  }
  const writes = ["pushState", "replaceState"]
  for (const type of writes) addEventListener(type, look)
  const off = historySteps.on((event) => {
    // Ours, from below.
    if (!event.isTrusted) return
    const before = shown
    look()
    const [arrive] = stepsUnderWay
    if (arrive) {
      arrive()
      return event.stopImmediatePropagation()
    }
    const isBack = shown.at < before.at
    const [left, entered] = [slugOfPath(before.path), slugOfPath(shown.path)]
    const isBetweenTiles = left !== null || entered !== null
    // A phone that swipes back has moved the page already.
    if (!isBetweenTiles || before.path === shown.path || event.hasUAVisualTransition) return
    event.stopImmediatePropagation()
    moveBetween(
      isBack ? "back" : "open",
      () => dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown })),
      isBack ? left : entered,
    )
  })
  return () => {
    off()
    for (const type of writes) removeEventListener(type, look)
  }
}
