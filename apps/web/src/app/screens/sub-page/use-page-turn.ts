import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useLocation } from "../../../platform/location.ts"
import { useSavedScroll } from "../../../platform/use-saved-scroll.ts"

type TurnState = { openedFrom?: string }

function openedFrom(): string | undefined {
  return ((history.state ?? {}) as TurnState).openedFrom
}

export function useTurn() {
  const [path, navigate] = useLocation()
  return {
    turn: (to: string) => navigate(to, { state: { openedFrom: path } satisfies TurnState }),
    back: (above: string) => {
      if (openedFrom() === above) history.back()
      else navigate(above, { replace: true })
    },
  }
}

type Place = { top: number; href: string | null }

/** A sub-page starts at its top and takes the focus, for screen readers. Going back restores its scroll position and the focused link. */
export function usePageTurn(box: RefObject<HTMLElement | null>, page: string): void {
  useSavedScroll(box, `screen ${page}`)
  const places = useRef(new Map<string, Place>())
  const before = useRef(page)
  /** True from navigating to rendering; any other change of page is going back. */
  const isTurning = useRef(false)
  useEffect(() => {
    const pushed = () => {
      if (openedFrom() !== undefined) isTurning.current = true
    }
    addEventListener("pushState", pushed)
    return () => removeEventListener("pushState", pushed)
  }, [])

  useLayoutEffect(() => {
    const screen = box.current?.closest(".screen")
    if (!screen || before.current === page) return
    before.current = page
    const place = isTurning.current ? undefined : places.current.get(page)
    isTurning.current = false
    screen.scrollTop = place?.top ?? 0
    const link = place?.href ? box.current?.querySelector<HTMLElement>(`a[href="${place.href}"]`) : null
    // The pressed element may still be there, such as a tab.
    if (document.activeElement !== document.body && document.activeElement !== box.current) return
    const target = link ?? box.current
    target?.focus({ preventScroll: true })
  }, [box, page])

  useLayoutEffect(() => {
    const screen = box.current?.closest(".screen")
    if (!screen) return
    const keep = (place: Partial<Place>) =>
      places.current.set(page, { top: 0, href: null, ...places.current.get(page), ...place })
    const scrolled = () => keep({ top: screen.scrollTop })
    const left = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null
      keep({ href: link?.getAttribute("href") ?? null, top: screen.scrollTop })
    }
    screen.addEventListener("scroll", scrolled, { passive: true })
    screen.addEventListener("click", left, { capture: true })
    return () => {
      screen.removeEventListener("scroll", scrolled)
      screen.removeEventListener("click", left, { capture: true })
    }
  }, [box, page])
}
