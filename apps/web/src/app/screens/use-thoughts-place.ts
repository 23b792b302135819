import { readThoughtId, readThoughtsPart } from "@confetti/domain/thoughts/thought-link"
import { useEffect, useMemo, useRef, useState } from "react"
import type { OpenedThought } from "../../features/thoughts/index.ts"
import { useOnScreen } from "../../features/tile/index.ts"
import { entryNumber } from "../../platform/history-entries.ts"
import { useSearch } from "../../platform/location.ts"
import { readPlaceOf, tilePlace } from "../../platform/saved-places.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"

/** Pixels between the screen's top and the section, for the back button, as in `detail.css`. */
const below = 72

/** Events of a person who scrolls on. */
const byHand = ["wheel", "touchmove", "keydown", "pointerdown"]

/** The thoughts section of the open tile, and scrolling to it. If the tile was opened there, it scrolls once when loaded. */
export function useThoughtsPlace(tileId: string | undefined, navigation: Navigation) {
  const place = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const opened = useOpenedThought(navigation.part)
  const isStart = opened !== null || readThoughtsPart(navigation.part) !== null
  const isAsked = isStart || (typeof location !== "undefined" && location.hash === "#thoughts")
  // On going back the scroll position is restored instead.
  const [isNew] = useState(() => typeof window !== "undefined" && readPlaceOf(tilePlace(entryNumber())) === 0)
  const isDone = useRef(false)

  const show = useMemo(
    () => (behavior: ScrollBehavior) => {
      stop.current?.()
      if (place.current) stop.current = goTo(place.current, prefersStillness() ? "instant" : behavior)
    },
    [],
  )
  useEffect(() => {
    // Beside the stage a story may be opened there repeatedly.
    if (!isAsked) isDone.current = false
    if (!isAsked || !isNew || tileId === undefined || isDone.current) return
    isDone.current = true
    show("instant")
  }, [isAsked, isNew, tileId, show])
  useEffect(() => () => stop.current?.(), [])
  useOnScreen("thoughts", tileId !== undefined && { tileId, show: () => show("smooth") })
  return { place, opened, isStart, show: () => show("smooth") }
}

function useOpenedThought(part: string | null): OpenedThought | null {
  const linked = readThoughtId(new URLSearchParams(useSearch()))
  const picked = readThoughtsPart(part)?.thoughtId ?? null
  return useMemo(() => {
    if (picked !== null) return { id: picked, from: "feed" }
    return linked === null ? null : { id: linked, from: "link" }
  }, [linked, picked])
}

/** Scrolls to a section and stays there while content above it loads, until the person scrolls. Returns a function that ends it. */
function goTo(section: HTMLElement, behavior: ScrollBehavior): () => void {
  const screen = section.closest<HTMLElement>(".screen")
  section.focus({ preventScroll: true })
  if (!screen) return () => undefined
  const stay = () => {
    const top = section.getBoundingClientRect().top - screen.getBoundingClientRect().top
    if (Math.abs(top - below) > 1) screen.scrollTo({ top: screen.scrollTop + top - below, behavior })
  }
  stay()
  const grown = new ResizeObserver(stay)
  for (const child of section.parentElement?.children ?? []) grown.observe(child)
  const end = () => {
    grown.disconnect()
    for (const type of byHand) screen.removeEventListener(type, end)
  }
  for (const type of byHand) screen.addEventListener(type, end, { passive: true })
  return end
}
