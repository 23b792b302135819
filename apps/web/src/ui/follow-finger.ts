export type Point = { x: number; y: number }

type Parts = {
  /** Whether the browser can't scroll further that way: only then a script may prevent scrolling. */
  isAtRest: () => boolean
  onTouch: (at: Point, event: TouchEvent) => void
  /** True to follow the finger and prevent scrolling. */
  onMove: (at: Point, event: TouchEvent) => boolean
  onLift: (event: TouchEvent) => void
  /** The finger was cancelled, or joined by another one. */
  onCancel: () => void
}

/** Follows one finger on an element. The non-passive listener exists only at rest. Returns a function that stops it. */
export function followFinger(element: HTMLElement, { isAtRest, onTouch, onMove, onLift, onCancel }: Parts): () => void {
  let isBlocking: boolean | null = null

  const touch = (event: TouchEvent) => {
    const [first, second] = event.touches
    listen()
    if (!first || second) return onCancel()
    onTouch(pointOf(first), event)
  }
  const move = (event: TouchEvent) => {
    const [first, second] = event.touches
    if (!first || second) return
    if (onMove(pointOf(first), event) && isBlocking && event.cancelable) event.preventDefault()
  }
  function listen(): void {
    const isNow = isAtRest()
    if (isNow === isBlocking) return
    isBlocking = isNow
    element.removeEventListener("touchmove", move)
    element.addEventListener("touchmove", move, { passive: !isNow })
  }

  listen()
  element.addEventListener("scroll", listen, { passive: true })
  element.addEventListener("touchstart", touch, { passive: true })
  element.addEventListener("touchend", onLift)
  element.addEventListener("touchcancel", onCancel)
  return () => {
    element.removeEventListener("scroll", listen)
    element.removeEventListener("touchstart", touch)
    element.removeEventListener("touchmove", move)
    element.removeEventListener("touchend", onLift)
    element.removeEventListener("touchcancel", onCancel)
  }
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY }
}
