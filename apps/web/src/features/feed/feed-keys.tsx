import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { useEffect, useRef } from "react"
import { IconButton } from "../../ui/icon.tsx"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import { onScreen, useOnScreen } from "../tile/index.ts"
import { type FeedKeyActs, pressFeedKey } from "./press-feed-key.ts"
import { nextWheel, stillWheel } from "./wheel-step.ts"

/** Pixels of a line, for wheels that count lines. */
const line = 40

type Props = FeedKeyActs & { index: number; count: number }

export function FeedKeys({ index, count, isCovered, goTo, step, onAct }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  useOnScreen("nextTile", next)

  useEffect(() => {
    const press = (event: KeyboardEvent) => pressFeedKey(event, { isCovered, goTo, step, onAct })
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [isCovered, goTo, step, onAct])

  useEffect(() => {
    // Touch scrolls the feed natively; a wheel's notches would snap back.
    if (matchMedia("(hover: hover)").matches) return followWheel(step)
  }, [step])

  return (
    <div className="feed-buttons">
      <IconButton
        className="swipe-button"
        icon="up"
        label="Previous tile"
        hotkey="↑"
        disabled={index === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        ref={next}
        className="swipe-button"
        icon="down"
        label="Next tile"
        hotkey="↓"
        disabled={index >= count}
        onClick={() => step(1)}
      />
    </div>
  )
}

/**
 * Moves the feed by wheel anywhere in the window, one tile a gesture. Scrollable elements keep their wheel: an opened tile, a sheet, a long
 * page. Returns a function that stops it.
 */
function followWheel(step: (by: -1 | 1) => void): () => void {
  let state = stillWheel
  const turn = (event: WheelEvent) => {
    // Ctrl zooms; horizontal scrolling moves a tile's pages.
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    if (isDialogOpen() || scrollsItself(event.target, event.deltaY)) return
    event.preventDefault()
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * line
    const next = nextWheel(state, { delta, at: event.timeStamp })
    state = next.state
    if (next.step !== 0) step(next.step)
  }
  addEventListener("wheel", turn, { passive: false })
  return () => removeEventListener("wheel", turn)
}

/**
 * Whether an element uses the wheel itself. In the feed a page releases it at its end; a story beside the stage never does, so that
 * reaching its end moves nothing, unless it does not scroll. A tile over the feed always uses it.
 */
function scrollsItself(target: EventTarget | null, delta: number): boolean {
  const feed = onScreen.feed?.element.current
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element === feed) return false
    if (element === onScreen.openTile?.current && layoutKindOf(innerWidth) === "mobile") return true
    const { scrollTop, scrollHeight, clientHeight } = element
    if (scrollHeight <= clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(element).overflowY)) continue
    if (!feed?.contains(element)) return true
    if (delta > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0) return true
  }
  return false
}
