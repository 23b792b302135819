import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react"

/** Long enough for a second tap, short enough not to feel like waiting. */
const secondTapWithin = 230
const holdAfter = 480
/** A finger that moves further than this, in pixels, is swiping. */
const stillness = 10

type Press = { onTap: () => void; onDoubleTap: (at: MouseEvent) => void; onHold: () => void }

/** Tells one tap, two taps on the same place, and a hold apart. Links and buttons keep their own clicks. */
export function usePress({ onTap, onDoubleTap, onHold }: Press) {
  const tapTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holdTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0, isHeld: false })
  const letGo = () => clearTimeout(holdTimer.current)
  useEffect(
    () => () => {
      clearTimeout(tapTimer.current)
      clearTimeout(holdTimer.current)
    },
    [],
  )
  return {
    onClick(event: MouseEvent) {
      if (start.current.isHeld || isControl(event)) return
      clearTimeout(tapTimer.current)
      if (event.detail > 1) onDoubleTap(event)
      else tapTimer.current = setTimeout(onTap, secondTapWithin)
    },
    onPointerDown(event: PointerEvent) {
      start.current = { x: event.clientX, y: event.clientY, isHeld: false }
      if (event.pointerType === "mouse" || isControl(event)) return
      holdTimer.current = setTimeout(() => {
        start.current.isHeld = true
        onHold()
      }, holdAfter)
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > stillness) letGo()
    },
    onPointerUp: letGo,
    // The browser takes the finger over for scrolling.
    onPointerCancel: letGo,
  }
}

function isControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest("a, button") !== null
}
