import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { keepPlaceOf, readPlaceOf } from "./saved-places.ts"

const byHand = ["wheel", "touchmove", "keydown", "pointerdown"]

type Start = (screen: HTMLElement) => number | null

/**
 * Restores a screen's scroll position and stores it under `name`, and `also` for its continuation. A short screen reaches it while growing,
 * unless scrolled by hand. Without one, `start` gives the initial position once known. `name` is null while unknown.
 */
export function useSavedScroll(
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
    // Content loaded above was there before: the position is the same, without scroll anchoring.
    screen.style.overflowAnchor = "none"
    if (Math.abs(screen.scrollTop - target.current) > 1) screen.scrollTop = target.current
    if (Math.abs(screen.scrollTop - target.current) <= 1) target.current = null
  }

  // After every change, until the position is reached.
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
      // A screen that got shorter has moved, but not its reader.
      if (isAtFoot(screen) && screen.scrollTop < readPlaceOf(name)) return
      for (const each of [name, also]) if (each) keepPlaceOf(each, screen.scrollTop)
    }
    const give = () => {
      target.current = null
      screen.style.overflowAnchor = ""
    }
    screen.addEventListener("scroll", keep, { passive: true })
    for (const type of byHand) screen.addEventListener(type, give, { passive: true })
    // The same screen may continue under another name.
    if (target.current === null) keep()
    return () => {
      screen.removeEventListener("scroll", keep)
      for (const type of byHand) screen.removeEventListener(type, give)
    }
  }, [ref, name, also])

  useEffect(() => () => grown.current?.disconnect(), [])
}

function firstTop(screen: HTMLElement, name: string, start?: Start): number | undefined {
  const saved = readPlaceOf(name)
  // The inline script has restored it as far as possible, or the reader has scrolled since.
  if (screen.scrollTop > 0) return isAtFoot(screen) ? Math.max(saved, screen.scrollTop) : screen.scrollTop
  return saved || (start?.(screen) ?? undefined)
}

function isAtFoot({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop < 2
}

function screenOf(ref: RefObject<HTMLElement | null>): HTMLElement | null {
  return ref.current?.closest<HTMLElement>(".screen") ?? null
}
