import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { swallowNextClick } from "../../ui/swallow-next-click.ts"
import { createPressRecognizer, type Point } from "./press-recognizer.ts"
import { catchSecondTap } from "./second-tap.ts"

type Press = { onTap: () => void; onDoubleTap: (at: Point) => void; onHold: () => void }

/**
 * Taps, double taps and holds on a cover. A tap on the picture waits for a second one, pressed meanwhile; words open at once, and a
 * second tap takes that back. Buttons keep their own clicks.
 */
export function usePress(press: Press) {
  const cover = useRef<HTMLElement>(null)
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  const [recognizer] = useState(() =>
    createPressRecognizer({
      onTap: () => latest.current.onTap(),
      onDoubleTap: (at) => latest.current.onDoubleTap(at),
      onHold: () => {
        swallowNextClick()
        latest.current.onHold()
      },
      // Felt within a frame: no render stands between the finger and the picture.
      onPressedChange: (isPressed) => cover.current?.toggleAttribute("data-pressed", isPressed),
    }),
  )
  useEffect(() => () => recognizer.stop(), [recognizer])

  const openAtOnce = (event: MouseEvent) => {
    if (recognizer.isHeld()) return
    // A key opens without a place, and is not pressed twice by accident.
    if (event.detail > 0) catchSecondTap(event, (at) => latest.current.onDoubleTap(at))
    latest.current.onTap()
  }
  return {
    /** For the link among a cover's words. */
    link: { onClick: plainClick(openAtOnce), draggable: false },
    area: {
      onClick(event: MouseEvent) {
        if (isIn(event, "a, button")) return
        if (isIn(event, ".teaser")) openAtOnce(event)
        else recognizer.click(event)
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isIn(event, "button")) return
        cover.current = event.currentTarget.closest<HTMLElement>(".cover")
        recognizer.pointerDown(event)
      },
      onPointerMove: recognizer.pointerMove,
      onPointerUp: recognizer.pointerUp,
      onPointerCancel: recognizer.pointerCancel,
      onContextMenu(event: MouseEvent) {
        if (!isIn(event, "button") && recognizer.contextMenu()) event.preventDefault()
      },
    },
  }
}

function isIn({ target }: { target: EventTarget }, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
