import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { createStore } from "../../platform/create-store.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"
import { readStored, writeStored } from "../../platform/storage.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useSnapIndex } from "../../ui/use-snap-index.ts"

/** The visible strip's tile and page: 0 is the cover, then each subtile. Null before there is one. */
export const stripInViewOf = scoped(() => createStore<{ tileId: string; page: number } | null>(null))

/** A position in a strip: the page from 1, and its scroll offset. Also read by the page's inline script. */
type StripPlace = [page: number, top: number]

const key = "cf_strips"

const most = 40

const keepAfter = 80

/** Stores the strip's page and scroll offset by tile, to restore them. The inline script restores the server's rendering. */
export function useStripPlace(strip: RefObject<HTMLElement | null>, tileId: string) {
  const isHydrated = useIsHydrated()
  const [isSaved, setSaved] = useState(false)
  const [[first, top]] = useState((): StripPlace => (isHydrated ? readStripPlace(tileId) : [0, 0]))
  const page = useSnapIndex(strip, "x", first)

  // Until the strip is measured its page counts as the first; others must not be removed meanwhile.
  useLayoutEffect(() => setSaved(readStripPlace(tileId)[0] > 0), [tileId])

  useLayoutEffect(() => {
    const element = strip.current
    if (!element || first === 0) return
    element.scrollLeft = first * element.clientWidth * toEnd
    const pane = element.children[first]
    if (pane) pane.scrollTop = top
  }, [strip, first, top])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const at = Math.round(Math.abs(element.scrollLeft) / (element.clientWidth || 1))
        const [page, top] = readStripPlace(tileId)
        const down = element.children[at]?.scrollTop ?? 0
        if (at !== page || Math.abs(down - top) >= 1) keepStripPlace(tileId, at, down)
      }, keepAfter)
    }
    // Its pages scroll too, without bubbling.
    element.addEventListener("scroll", keep, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener("scroll", keep, { capture: true })
    }
  }, [strip, tileId])
  return { page, isInStrip: page > 0 || isSaved }
}

function readStripPlace(tileId: string): StripPlace {
  return all().find(([id]) => id === tileId)?.[1] ?? [0, 0]
}

/** Latest last; the oldest are dropped. Ignores the empty id. */
function keepStripPlace(tileId: string, page: number, top: number): void {
  if (tileId === "") return
  const others = all().filter(([id]) => id !== tileId)
  writeStored(key, page > 0 ? [...others, [tileId, [page, Math.round(top)]]].slice(-most) : others)
}

function all(): [tileId: string, place: StripPlace][] {
  return readStored(key, isPlaces) ?? []
}

function isPlaces(value: unknown): value is [string, StripPlace][] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        Array.isArray(each) && typeof each[0] === "string" && Array.isArray(each[1]) && each[1].every(Number.isInteger),
    )
  )
}

export function useStripInView(tileId: string, page: number, isInView: boolean): void {
  const stripInView = stripInViewOf(useScope())
  useEffect(() => {
    if (isInView) stripInView.set({ tileId, page })
  }, [stripInView, tileId, page, isInView])
}
