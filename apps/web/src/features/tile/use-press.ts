import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { swallowNextClick } from "../../ui/swallow-next-click.ts"
import { createPressRecognizer, type Point, type PressPhase, type Timed } from "./press-recognizer.ts"
import { catchSecondTap } from "./second-tap.ts"

type Press = { onTap: () => void; onDoubleTap: (at: Point) => void; onHold: () => void }

/** Milliseconds until the transition has started and the opened tile covers the cover. */
const openedWithin = 500

const controls = "button, .chip"

/**
 * Taps, double taps and holds on a cover. Feedback starts in the first frame. Text opens on tap; a picture starts to animate at once and
 * opens a moment later. A second tap reverts both. Buttons and the chip keep their clicks.
 */
export function usePress(press: Press) {
  const cover = useRef<HTMLElement>(null)
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  const [recognizer] = useState(() => {
    // Directly on the element, to be visible within a frame.
    const show = (phase: PressPhase) => {
      if (phase === "rest") cover.current?.removeAttribute("data-pressed")
      else cover.current?.setAttribute("data-pressed", phase)
    }
    return createPressRecognizer({
      onTap: (at) => {
        open(at)
        const opened = cover.current
        setTimeout(() => opened?.dataset["pressed"] === "opening" && show("rest"), openedWithin)
      },
      onDoubleTap: (at) => latest.current.onDoubleTap(at),
      onHold: () => {
        swallowNextClick()
        latest.current.onHold()
      },
      onPhaseChange: show,
    })
  })
  useEffect(() => () => recognizer.stop(), [recognizer])

  const open = (at: Point & Timed) => {
    catchSecondTap(at, (second) => latest.current.onDoubleTap(second))
    latest.current.onTap()
  }
  const openAtOnce = (event: MouseEvent) => {
    if (recognizer.isHeld()) return
    // A key has no position, and no double press.
    if (event.detail > 0) open(event)
    else latest.current.onTap()
  }
  return {
    link: { onClick: plainClick(openAtOnce), draggable: false },
    area: {
      "data-press": "surface",
      onClick(event: MouseEvent) {
        if (isIn(event, "a, button")) return
        if (isIn(event, ".teaser")) openAtOnce(event)
        else recognizer.click(event)
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isIn(event, controls)) return
        cover.current = event.currentTarget.closest<HTMLElement>(".cover")
        recognizer.pointerDown(event)
      },
      onPointerMove: recognizer.pointerMove,
      onPointerUp: recognizer.pointerUp,
      onPointerCancel: recognizer.pointerCancel,
      onContextMenu(event: MouseEvent) {
        if (!isIn(event, controls) && recognizer.contextMenu()) event.preventDefault()
      },
    },
  }
}

function isIn({ target }: { target: EventTarget }, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
