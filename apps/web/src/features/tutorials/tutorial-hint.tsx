import type { Tutorial } from "@confetti/domain/tutorials"
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react"
import { hintWords } from "./hint-words.ts"
import { type Means, readMeans } from "./means.ts"
import { type HintPlace, placeOf } from "./place-of.ts"
import { currentItem } from "./read-sight.ts"
import { TutorialArt } from "./tutorial-art.tsx"
import type { Shown } from "./watch-person.ts"

type Props = { shown: Shown | null; onDismiss: () => void }

/**
 * What a tutorial looks like, over the item it is about: a line that moves as a thumb would, a short sentence, and a button to
 * put it away. Fingers go through everything but that button. What is spoken stands in a live region that is always there.
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
  // As it was when it came: words must not change under the eyes.
  const [means] = useState(readMeans)
  const { before, press, after } = hintWords(tutorial, means)
  const place = usePlace(tutorial, means)
  const hint = useRef<HTMLElement>(null)
  const dismiss = () => {
    const hasFocus = hint.current?.contains(document.activeElement)
    onDismiss()
    // The button is gone; the focus goes to what the hint was about, and moves nothing.
    if (hasFocus) currentItem()?.focus({ preventScroll: true })
  }
  const isSwipe = tutorial === "home-feed-swipe" || tutorial === "shaded-tile-swipe"
  return (
    <aside
      className="tutorial"
      aria-label="Tutorial"
      data-tutorial={tutorial}
      data-moving={isMoving || undefined}
      style={place ? styleOf(place) : { visibility: "hidden" }}
      ref={hint}
    >
      {place?.target && <i className="tutorial-ring" style={place.target} aria-hidden="true" />}
      <div className="tutorial-body">
        {means === "touch" && isSwipe && <TutorialArt isSwipe />}
        <div className="tutorial-card">
          {means === "touch" && !isSwipe && <TutorialArt isSwipe={false} />}
          <p aria-hidden="true">
            {before} {press && <kbd>{press}</kbd>} {after}
          </p>
          <button type="button" className="tutorial-close" onClick={dismiss}>
            Got it
          </button>
        </div>
      </div>
    </aside>
  )
}

function styleOf({ item, title }: HintPlace): CSSProperties {
  return { ...item, "--title": `${title}px` } as CSSProperties
}

/** Measured before the first paint, and again when the window changes. */
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
