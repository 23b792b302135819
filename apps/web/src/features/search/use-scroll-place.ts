import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"

/** A scroll position in results, in the history entry, so that back, forward and reload restore it. */
type Place = { top: number; pages: number }

const saveAfter = 150

/**
 * The pages shown of results, and their scroll position. A new search starts at the top. `anchor` is inside the scrolling screen; `key`
 * identifies the results.
 */
export function useScrollPlace(anchor: RefObject<HTMLElement | null>, key: string, isShown: boolean) {
  const [reach, setReach] = useState({ key, pages: 1 })
  const pages = reach.key === key ? reach.pages : 1
  const target = useRef<number | null>(null)
  const placed = useRef<string | null>(null)

  useLayoutEffect(() => {
    const place = savedPlace()
    // The server's page may have been scrolled before hydration, and stays there.
    target.current = place?.top ?? (placed.current === null ? null : 0)
    placed.current = key
    setReach({ key, pages: place?.pages ?? 1 })
  }, [key])

  // After every change, until the content is tall enough.
  useLayoutEffect(() => {
    const screen = screenOf(anchor)
    const top = target.current
    if (!screen || top === null || (top > 0 && screen.scrollHeight - screen.clientHeight < top)) return
    screen.scrollTop = top
    target.current = null
  })

  useEffect(() => {
    const screen = screenOf(anchor)
    if (!screen || !isShown) return
    let timer: ReturnType<typeof setTimeout>
    const save = () => history.replaceState({ ...history.state, searchPlace: { top: screen.scrollTop, pages } }, "")
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(save, saveAfter)
    }
    // Scrolling by hand ends restoring.
    const give = () => {
      target.current = null
    }
    // Pages were added without scrolling; while restoring, the stored position is better.
    if (pages > 1 && target.current === null) save()
    screen.addEventListener("scroll", wait, { passive: true })
    screen.addEventListener("wheel", give, { passive: true })
    screen.addEventListener("touchmove", give, { passive: true })
    return () => {
      clearTimeout(timer)
      screen.removeEventListener("scroll", wait)
      screen.removeEventListener("wheel", give)
      screen.removeEventListener("touchmove", give)
    }
  }, [anchor, key, pages, isShown])

  const showMore = useCallback(() => setReach({ key, pages: pages + 1 }), [key, pages])
  return { pages, showMore }
}

function screenOf(anchor: RefObject<HTMLElement | null>): Element | null {
  return anchor.current?.closest(".screen") ?? null
}

function savedPlace(): Place | null {
  const { top, pages } = (history.state as { searchPlace?: Partial<Place> } | null)?.searchPlace ?? {}
  return typeof top === "number" && typeof pages === "number" ? { top, pages } : null
}
