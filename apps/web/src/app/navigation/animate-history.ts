import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { entryNumber, historySteps, stepsUnderWay } from "../../platform/history-entries.ts"
import { moveBetween } from "../../ui/move-between.ts"

/**
 * Animates browser history steps like opening and closing a tile. The page is updated after the screenshot of its previous state. Returns a
 * function that stops it.
 */
export function animateHistory(): () => void {
  let shown = { at: entryNumber(), path: location.pathname }
  const look = () => {
    shown = { at: entryNumber(), path: location.pathname }
  }
  const writes = ["pushState", "replaceState"]
  for (const type of writes) addEventListener(type, look)
  const off = historySteps.on((event) => {
    // Our own event, from below.
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
    // A phone's swipe has already moved the page.
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
