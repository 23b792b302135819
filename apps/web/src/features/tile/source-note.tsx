import { useEffect, useRef } from "react"
import { useScope } from "../../platform/session-scope.ts"
import { pressedMarkOf, SourceItem } from "./sources.tsx"
import "./source-note.css"

/** Pixels between a note and its mark, and the window's edge. */
const gap = 8

const margin = 12

/** Pixels of scrolling that keep the note open. */
const mostScrolled = 24

export function SourceNote() {
  const pressedMark = pressedMarkOf(useScope())
  const pressed = pressedMark.useValue()
  const ref = useRef<HTMLDivElement>(null)
  const mark = pressed?.mark
  useEffect(() => {
    const element = ref.current
    if (!element || !mark) return
    // oxlint-disable-next-line no-restricted-properties -- The mark has checked for support.
    element.showPopover()
    const stood = mark.getBoundingClientRect()
    const { left, top } = placeBeside(stood, element, { width: innerWidth, height: innerHeight })
    element.style.translate = `${left}px ${top}px`
    element.focus({ preventScroll: true })
    // Only scrolling of the mark's containers counts: the stage scrolls on its own.
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
      // Escape closes only the note, not its story.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onToggle={({ newState }) => newState === "closed" && pressedMark.set(null)}
    >
      <SourceItem source={source} />
    </div>
  )
}

type Box = { left: number; right: number; top: number; bottom: number }

export function placeBeside(
  mark: Box,
  note: { offsetWidth: number; offsetHeight: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const middle = (mark.left + mark.right) / 2
  const left = within(middle - note.offsetWidth / 2, window.width - note.offsetWidth - margin)
  const below = mark.bottom + gap
  const fits = below + note.offsetHeight + margin <= window.height
  return { left, top: within(fits ? below : mark.top - gap - note.offsetHeight, Infinity) }
}

function within(place: number, most: number): number {
  return Math.max(margin, Math.min(place, most))
}
