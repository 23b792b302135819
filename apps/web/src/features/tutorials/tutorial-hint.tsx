import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react"
import { onScreen } from "../tile/index.ts"
import { hintWords, type Means, readMeans } from "./hint-words.ts"
import type { Shown } from "./watch-person.ts"

/** CSS pixels. */
type Box = { left: number; top: number; width: number; height: number }

type HintPlace = {
  /** The visible item in the window. */
  item: Box
  /** Where its title begins, which the hint must not cover. */
  title: number
  target: Box | null
}

type Props = { shown: Shown | null; onDismiss: () => void }

/**
 * A tutorial over its item: a line that moves like a thumb, a short sentence, and a button to dismiss it. Touches pass through all but the
 * button. A permanent live region announces it.
 */
export function TutorialHint({ shown, onDismiss }: Props) {
  const words = shown && hintWords(shown.tutorial, readMeans())
  return (
    <>
      <p className="unseen" role="status">
        {words?.spoken}
      </p>
      {shown && <Hint key={shown.tutorial} shown={shown} onDismiss={onDismiss} />}
    </>
  )
}

function Hint({ shown, onDismiss }: { shown: Shown; onDismiss: () => void }) {
  const { tutorial, isMoving } = shown
  // Fixed, so that words do not change while reading.
  const [means] = useState(readMeans)
  const { text, press } = hintWords(tutorial, means)
  const [before, after] = press === undefined ? [text] : text.split(press)
  const place = usePlace(tutorial, means)
  const hint = useRef<HTMLElement>(null)
  const dismiss = () => {
    const hasFocus = hint.current?.contains(document.activeElement)
    onDismiss()
    // The button is gone: focus the item without scrolling.
    if (hasFocus) onScreen.feed?.item.current?.focus({ preventScroll: true })
  }
  const isSwipe = tutorial === "home-feed-swipe" || tutorial === "shaded-tile-swipe"
  return (
    <aside
      className="tutorial pointer-events-none"
      aria-label="Tutorial"
      data-tutorial={tutorial}
      data-moving={isMoving || undefined}
      style={place ? styleOf(place) : { visibility: "hidden" }}
      ref={hint}
    >
      {place?.target && <i className="tutorial-ring absolute rounded-full" style={place.target} aria-hidden="true" />}
      <div className="tutorial-body absolute flex flex-col items-center">
        {means === "touch" && isSwipe && <TutorialArt isSwipe />}
        <div className="tutorial-card flex flex-none items-center gap-3 rounded-sheet surface-2">
          {means === "touch" && !isSwipe && <TutorialArt isSwipe={false} />}
          <p className="font-semibold text-balance" aria-hidden="true">
            {before}
            {press && <kbd>{press}</kbd>}
            {after}
          </p>
          <button
            type="button"
            className="tutorial-close flex-none min-h-44 px-4 rounded-full surface-3 font-bold"
            onClick={dismiss}
          >
            Got it
          </button>
        </div>
      </div>
    </aside>
  )
}

function styleOf({ item, title }: HintPlace): CSSProperties {
  return { ...item, "--title": `${title}px` }
}

function usePlace(tutorial: Tutorial, means: Means): HintPlace | null {
  const [place, setPlace] = useState<HintPlace | null>(null)
  useLayoutEffect(() => {
    const measure = () => setPlace(placeOf(tutorial, means))
    measure()
    addEventListener("resize", measure)
    return () => removeEventListener("resize", measure)
  }, [tutorial, means])
  return place
}

function TutorialArt({ isSwipe }: { isSwipe: boolean }) {
  return (
    <span className={isSwipe ? "tutorial-swipe relative" : "tutorial-tap"} aria-hidden="true">
      {isSwipe && <i className="tutorial-line absolute" />}
      <svg className="icon tutorial-hand" viewBox="0 0 24 24">
        <path d="M9 13V4.5a1.6 1.6 0 0 1 3.2 0V11l5 .9a2.4 2.4 0 0 1 2 2.7l-.7 4.2a2.4 2.4 0 0 1-2.4 2h-4.6a2.4 2.4 0 0 1-1.8-.8l-4.1-4.6a1.6 1.6 0 0 1 2.3-2.2z" />
      </svg>
    </span>
  )
}

function placeOf(tutorial: Tutorial, means: Means): HintPlace | null {
  const element = onScreen.feed?.item.current
  if (!element) return null
  const item = element.getBoundingClientRect()
  const title = element.querySelector("h2")?.getBoundingClientRect()
  const target = targetOf(tutorial, means)?.getBoundingClientRect()
  return {
    item: boxOf(item, 0, 0),
    title: (title?.top ?? item.bottom) - item.top,
    target: target && target.width > 0 ? boxOf(target, item.left, item.top) : null,
  }
}

function targetOf(tutorial: Tutorial, means: Means): Element | null | undefined {
  if (tutorial === "developing-tile") return onScreen.timeline?.button.current
  if (means !== "buttons") return null
  if (tutorial === "home-feed-swipe") return onScreen.nextTile?.current
  if (tutorial === "shaded-tile-swipe") return onScreen.strip?.next.current
  return null
}

function boxOf({ left, top, width, height }: DOMRect, fromLeft: number, fromTop: number): Box {
  return { left: left - fromLeft, top: top - fromTop, width, height }
}
