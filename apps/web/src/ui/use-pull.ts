import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useRef } from "react"
import { followFinger, type Point } from "./follow-finger.ts"
import { createPull } from "./pull.ts"

/** How far a finger goes before it is known which way, in pixels, and how near the edge it begins that counts as from there. */
const slop = 4
const undecided = 12
const edge = 20

type Way = "down" | "edge"

type Pull = {
  mayBegin: (target: Element) => boolean
  /** Whether it pulls by this part however far the element is scrolled. Such a part has `touch-action: none`. */
  isHandle?: (target: Element) => boolean
  /** Whether one from the edge where lines begin pulls as well. */
  hasEdge?: () => boolean
  /** `by` is how far the finger has gone from where it came down, and `far` how much of that counts. */
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
 * Lets a finger pull an element away: down, where it and what is under the finger stand at their top, or in from the edge where lines
 * begin. All else is the browser's.
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
        // The browser has begun to scroll with it already.
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

/** Whether a finger on this pulls what is around it: on a phone, and not where it sets something or moves a text's cursor. */
export function isPulled(target: Element): boolean {
  return (
    matchMedia("(max-width: 999.9px)").matches &&
    !target.closest("input, textarea, select, [contenteditable], [role=slider]")
  )
}

/** How far from the edge where lines begin, in pixels. */
function distanceFromStart({ x }: Point): number {
  return toEnd > 0 ? x : innerWidth - x
}

/** Which way a finger has gone, of those it may; null while that is open, and for all others. */
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

/** Under a magnifying glass a finger moves the page. */
function isZoomed(): boolean {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01
}
