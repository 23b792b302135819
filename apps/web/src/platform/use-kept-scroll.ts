import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { keepPlaceOf, readPlaceOf } from "./kept-places.ts"

const byHand = ["wheel", "touchmove", "keydown", "pointerdown"]

type Start = (screen: HTMLElement) => number | null

/**
 * Shows a screen at the line it was left at, and keeps that line under `name`, and under `also` for where it goes on. What is there at first may be too short: then it is
 * reached as the screen grows, unless a hand moves it before. Where nothing was kept, `start` says where to begin, once it knows.
 * `name` is null for as long as it is not known.
 */
export function useKeptScroll(
  ref: RefObject<HTMLElement | null>,
  name: string | null,
  { start, also }: { start?: Start; also?: string | null } = {},
): void {
  const target = useRef<number | null | undefined>(undefined)
  const grown = useRef<ResizeObserver>(undefined)

  const reach = () => {
    const screen = screenOf(ref)
    if (!screen || name === null || target.current === null) return
    target.current ??= firstTop(screen, name, start)
    if (target.current === undefined) return
    // What comes above it later stood there when it was left: the line is the same, and the browser need not follow an anchor.
    screen.style.overflowAnchor = "none"
    if (Math.abs(screen.scrollTop - target.current) > 1) screen.scrollTop = target.current
    if (Math.abs(screen.scrollTop - target.current) <= 1) target.current = null
  }

  // After every change, for as long as the line is not reached.
  useLayoutEffect(() => {
    reach()
    if (target.current === null) return grown.current?.disconnect()
    grown.current ??= new ResizeObserver(reach)
    for (const child of screenOf(ref)?.children ?? []) grown.current.observe(child)
  })

  useEffect(() => {
    const screen = screenOf(ref)
    if (!screen || name === null) return
    const keep = () => {
      if (target.current) return
      // A screen that became shorter, as when it is left, has moved; its reader has not.
      if (isAtFoot(screen) && screen.scrollTop < readPlaceOf(name)) return
      for (const each of [name, also]) if (each) keepPlaceOf(each, screen.scrollTop)
    }
    const give = () => {
      target.current = null
      screen.style.overflowAnchor = ""
    }
    screen.addEventListener("scroll", keep, { passive: true })
    for (const type of byHand) screen.addEventListener(type, give, { passive: true })
    // The same screen may go on under another name.
    if (target.current === null) keep()
    return () => {
      screen.removeEventListener("scroll", keep)
      for (const type of byHand) screen.removeEventListener(type, give)
    }
  }, [ref, name, also])

  useEffect(() => () => grown.current?.disconnect(), [])
}

function firstTop(screen: HTMLElement, name: string, start?: Start): number | undefined {
  const kept = readPlaceOf(name)
  // The page's own first script has put it there, as far as that went, or its reader has moved it since.
  if (screen.scrollTop > 0) return isAtFoot(screen) ? Math.max(kept, screen.scrollTop) : screen.scrollTop
  return kept || (start?.(screen) ?? undefined)
}

function isAtFoot({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop < 2
}

function screenOf(ref: RefObject<HTMLElement | null>): HTMLElement | null {
  return ref.current?.closest<HTMLElement>(".screen") ?? null
}
