import { readThoughtId, readThoughtsPart } from "@confetti/domain/thoughts/thought-link"
import { useEffect, useMemo, useRef, useState } from "react"
import type { OpenedThought } from "../../features/thoughts/index.ts"
import { useOnScreen } from "../../features/tile/index.ts"
import { entryNumber } from "../../platform/history-entries.ts"
import { readPlaceOf, tilePlace } from "../../platform/kept-places.ts"
import { useSearch } from "../../platform/location.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"

/** How far below the screen's top the section stands: the way back lies over it. In pixels, as in `detail.css`. */
const below = 72

/** What says that somebody goes on by themselves. */
const byHand = ["wheel", "touchmove", "keydown", "pointerdown"]

/**
 * Where the thoughts of the open tile stand, whether it was opened there, and how to go there. Opened there, they are gone to once, as
 * soon as the tile is there.
 */
export function useThoughtsPlace(tileId: string | undefined, navigation: Navigation) {
  const place = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const opened = useOpenedThought(navigation.part)
  const isStart = opened !== null || readThoughtsPart(navigation.part) !== null
  const isAsked = isStart || (typeof location !== "undefined" && location.hash === "#thoughts")
  // Somebody who comes back stands where they left.
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
    // Beside the stage one story may be opened there again and again.
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

/** Goes to a section and stays there while what lies above it still arrives, until a hand moves on. Gives how to end that. */
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
