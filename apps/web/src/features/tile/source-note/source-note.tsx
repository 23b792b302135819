import { useEffect, useRef } from "react"
import { SourceItem } from "../detail/source-item.tsx"
import { placeBeside } from "./place-beside.ts"
import { pressedMark } from "./source-mark.tsx"
import "./source-note.css"

/** Pixels that a finger may move what is read, and the note stays. */
const mostScrolled = 24

/** The source where its mark was pressed. A tap elsewhere, Escape and scrolling on close it, and the focus goes back to the mark. */
export function SourceNote() {
  const pressed = pressedMark.useValue()
  const ref = useRef<HTMLDivElement>(null)
  const mark = pressed?.mark
  useEffect(() => {
    const element = ref.current
    if (!element || !mark) return
    // oxlint-disable-next-line no-restricted-properties -- The mark has asked for it first.
    element.showPopover()
    const stood = mark.getBoundingClientRect()
    const { left, top } = placeBeside(stood, element, { width: innerWidth, height: innerHeight })
    element.style.translate = `${left}px ${top}px`
    element.focus({ preventScroll: true })
    // What does not hold the mark may move: the stage beside a story goes to its tile by itself.
    const scroll = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(mark))) return
      if (Math.abs(mark.getBoundingClientRect().top - stood.top) > mostScrolled) element.hidePopover()
    }
    addEventListener("scroll", scroll, { capture: true, passive: true })
    return () => removeEventListener("scroll", scroll, { capture: true })
  }, [mark])
  if (!pressed) return null
  const { number, source } = pressed
  return (
    <div
      className="sources source-note"
      role="dialog"
      aria-label={`Source ${number}`}
      popover="auto"
      tabIndex={-1}
      ref={ref}
      // Escape closes the note alone, and not the story that it stands in.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onToggle={({ newState }) => newState === "closed" && pressedMark.set(null)}
    >
      <SourceItem source={source} />
    </div>
  )
}
