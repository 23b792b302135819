/** Milliseconds from the first tap's end to the second's start, as on Android. */
export const secondTapWithin = 300
/** Milliseconds after which a tap opens; a later second tap reverts it. */
const opensAfter = 180
const longPressAfter = 480
/** Pixels: moving further is a swipe. */
const stillness = 10
/** Pixels: taps further apart are no double tap. */
const samePlace = 44

export type Point = { clientX: number; clientY: number }
/** `timeStamp` is the event's time in milliseconds, which a busy page receives later. */
export type Timed = { timeStamp: number }
type Pointer = Point & Timed & { pointerType: string }

/** `opening` is from a tap until it opens or a second tap cancels it. */
export type PressPhase = "rest" | "pressed" | "opening"

export type PressHandlers = {
  onTap: (at: Point & Timed) => void
  onDoubleTap: (at: Point) => void
  onHold: () => void
  onPhaseChange: (phase: PressPhase) => void
}

/**
 * Distinguishes tap, double tap and hold. Phones end a hold differently: some send a click on release, others a context menu and no click.
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
      // The first tap stays pending while this finger rests: its end decides.
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
      // Long enough, and only the timer is late.
      if (canBeHold && start && timeStamp - start.timeStamp >= longPressAfter) hold()
      clearTimeout(holdTimer)
      if (start) start.isDown = false
      // For a tap the click follows at once.
      if (!firstTap) setTimeout(() => !firstTap && !start?.isDown && handlers.onPhaseChange("rest"))
    },
    /** The browser takes the touch for scrolling. */
    pointerCancel(): void {
      if (start?.isSecond) clearFirstTap()
      release()
    },
    /** True if the browser's menu would cover ours. */
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
      // A busy page received the second tap's start before the first one's click: its end decides.
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
