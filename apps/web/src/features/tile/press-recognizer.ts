/** From the first tap's end to the second's beginning, in milliseconds: as long as Android allows. */
export const secondTapWithin = 300
/** Most second taps have come by then, in milliseconds: what was tapped opens, and a later second tap takes that back. */
const opensAfter = 180
const longPressAfter = 480
/** A finger that moves further than this, in pixels, is swiping. */
const stillness = 10
/** Two taps further apart than this, in pixels, are not a double tap. */
const samePlace = 44

export type Point = { clientX: number; clientY: number }
/** `timeStamp` is when it happened, in milliseconds; a busy page hears of it later. */
export type Timed = { timeStamp: number }
type Pointer = Point & Timed & { pointerType: string }

/** `opening` is from a tap until it has opened what was tapped, or a second tap says that it was not meant. */
export type PressPhase = "rest" | "pressed" | "opening"

export type PressHandlers = {
  onTap: (at: Point & Timed) => void
  onDoubleTap: (at: Point) => void
  onHold: () => void
  onPhaseChange: (phase: PressPhase) => void
}

/**
 * Tells one tap, two taps on the same place, and a hold apart, from the events a browser sends. Phones end a hold in two ways: some
 * send a click when the finger lifts, others a context menu while it rests and no click after it.
 */
export function createPressRecognizer(handlers: PressHandlers) {
  let start: (Pointer & { isDown: boolean; isHeld: boolean; isSecond: boolean; canHold: boolean }) | null = null
  let firstTap: Point | null = null
  let tapTimer: ReturnType<typeof setTimeout> | undefined
  let holdTimer: ReturnType<typeof setTimeout> | undefined

  function release(): void {
    clearTimeout(holdTimer)
    if (start) start.isDown = false
    if (!firstTap) handlers.onPhaseChange("rest")
  }

  function clearFirstTap(): void {
    clearTimeout(tapTimer)
    firstTap = null
  }

  function hold(): void {
    clearTimeout(holdTimer)
    if (!start || start.isHeld) return
    start.isHeld = true
    clearFirstTap()
    handlers.onPhaseChange("rest")
    handlers.onHold()
  }

  return {
    pointerDown({ clientX, clientY, pointerType, timeStamp }: Pointer, canHold = true): void {
      const isSecond = firstTap !== null && isNear(firstTap, { clientX, clientY })
      // The first tap counts on as long as this finger rests: only its end says what both were.
      if (isSecond) clearTimeout(tapTimer)
      start = { clientX, clientY, pointerType, timeStamp, isDown: true, isHeld: false, isSecond, canHold }
      handlers.onPhaseChange("pressed")
      clearTimeout(holdTimer)
      if (pointerType !== "mouse" && canHold) holdTimer = setTimeout(hold, longPressAfter)
    },
    pointerMove({ clientX, clientY }: Point): void {
      if (!start?.isDown || Math.hypot(clientX - start.clientX, clientY - start.clientY) <= stillness) return
      clearFirstTap()
      release()
    },
    pointerUp({ timeStamp }: Timed): void {
      const canBeHold = start?.isDown && start.canHold && start.pointerType !== "mouse"
      // The finger rested long enough, only the timer is late.
      if (canBeHold && start && timeStamp - start.timeStamp >= longPressAfter) hold()
      clearTimeout(holdTimer)
      if (start) start.isDown = false
      // A click follows at once where this was a tap.
      if (!firstTap) setTimeout(() => !firstTap && !start?.isDown && handlers.onPhaseChange("rest"))
    },
    /** The browser takes the finger over for scrolling. */
    pointerCancel(): void {
      if (start?.isSecond) clearFirstTap()
      release()
    },
    /** True when the browser's own menu would stand over ours. */
    contextMenu(): boolean {
      if (!start || start.pointerType === "mouse" || !start.canHold) return false
      if (start.isDown) hold()
      return true
    },
    click({ clientX, clientY, timeStamp }: Point & Timed): void {
      if (start?.isHeld) return
      const tap = { clientX, clientY, timeStamp }
      if (firstTap && (start?.isSecond || isNear(firstTap, tap))) {
        clearFirstTap()
        handlers.onPhaseChange("rest")
        handlers.onDoubleTap(tap)
        return
      }
      clearTimeout(tapTimer)
      firstTap = tap
      handlers.onPhaseChange("opening")
      // A busy page heard of the second tap's beginning before this click of the first: its end says what both were.
      if (start && start.timeStamp > timeStamp && isNear(start, tap)) {
        start.isSecond = true
        return
      }
      tapTimer = setTimeout(() => {
        firstTap = null
        handlers.onTap(tap)
      }, opensAfter)
    },
    isHeld: (): boolean => start?.isHeld === true,
    stop(): void {
      clearTimeout(tapTimer)
      clearTimeout(holdTimer)
    },
  }
}

export function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= samePlace
}
