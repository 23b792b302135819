import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useRef } from "react"
import { followFinger, type Point } from "./follow-finger.ts"
import { createPull } from "./pull.ts"

/** Pixels until the direction is known, and from the edge that count as the edge. */
const slop = 4
const undecided = 12
const edge = 20

type Way = "down" | "edge"

type Pull = {
  mayBegin: (target: Element) => boolean
  /** Whether this part pulls however far the element is scrolled. It needs `touch-action: none`. */
  isHandle?: (target: Element) => boolean
  /** Whether the inline-start edge pulls as well. */
  hasEdge?: () => boolean
  /** `by` is the finger's total movement, `far` the part that counts. */
  onPull: (pulled: { from: Point; by: Point; far: number }) => void
  onLetGo: (isThrownAway: boolean) => void
}

type Finger = {
  from: Point
  ways: Set<Way>
  isHandle: boolean
  held: { way: Way; pull: ReturnType<typeof createPull> } | null
}

/**
 * Lets a finger pull an element away: down, when it and the touched content are at their top, or in from the inline-start edge. Everything
 * else is native.
 */
export function usePull(ref: RefObject<HTMLElement | null>, pull: Pull): void {
  const latest = useRef(pull)
  useEffect(() => {
    latest.current = pull
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let finger: Finger | null = null

    const touch = (at: Point, { target }: TouchEvent) => {
      if (finger?.held) return
      finger = null
      if (!(target instanceof Element) || isZoomed() || !latest.current.mayBegin(target)) return
      const ways = new Set<Way>()
      const isHandle = latest.current.isHandle?.(target) === true
      if (isHandle || isAtTop(target, element)) ways.add("down")
      if (distanceFromStart(at) <= edge && latest.current.hasEdge?.()) ways.add("edge")
      finger = { from: at, ways, isHandle, held: null }
    }
    const move = (at: Point, { cancelable, timeStamp }: TouchEvent): boolean => {
      if (!finger) return false
      const by = { x: at.x - finger.from.x, y: at.y - finger.from.y }
      if (!finger.held) {
        const way = wayOf(by, finger.ways)
        // The browser is already scrolling.
        const isTaken = way === "down" && !cancelable && !finger.isHandle
        if (isTaken || (way === null && Math.hypot(by.x, by.y) > undecided)) finger = null
        if (way === null || finger === null) return false
        finger.held = { way, pull: createPull({ along: 0, at: timeStamp }) }
      }
      const { way, pull: held } = finger.held
      const far = held.moveTo({ along: way === "down" ? by.y : by.x * toEnd, at: timeStamp })
      latest.current.onPull({ from: finger.from, by, far })
      return true
    }
    const end = (mayGo: boolean, at = 0) => {
      const held = finger?.held
      finger = null
      if (held) latest.current.onLetGo(mayGo && held.pull.isThrownAway(at))
    }
    return followFinger(element, {
      isAtRest: () => element.scrollTop <= 0,
      onTouch: touch,
      onMove: move,
      onLift: ({ timeStamp }) => end(true, timeStamp),
      onCancel: () => end(false),
    })
  }, [ref])
}

/** Whether a touch on this element can pull: on a phone, and not on controls and text cursors. */
export function isPulled(target: Element): boolean {
  return (
    matchMedia("(max-width: 999.9px)").matches &&
    !target.closest("input, textarea, select, [contenteditable], [role=slider]")
  )
}

/** Pixels from the inline-start edge. */
function distanceFromStart({ x }: Point): number {
  return toEnd > 0 ? x : innerWidth - x
}

/** The finger's direction among the allowed ones; null while undecided, and for others. */
function wayOf({ x, y }: Point, ways: ReadonlySet<Way>): Way | null {
  if (ways.has("down") && y > slop && y > Math.abs(x)) return "down"
  if (ways.has("edge") && x * toEnd > slop && x * toEnd > Math.abs(y)) return "edge"
  return null
}

function isAtTop(target: Element, element: HTMLElement): boolean {
  for (let each: Element | null = target; each; each = each.parentElement) {
    if (each.scrollTop > 0) return false
    if (each === element) return true
  }
  return false
}

/** While zoomed in, a finger pans the page. */
function isZoomed(): boolean {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01
}
