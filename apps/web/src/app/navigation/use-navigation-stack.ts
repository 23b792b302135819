import { feedPath, type SearchTerms, sectionOf } from "@confetti/domain/navigation/section"
import {
  emptyStack,
  goBack,
  openTile,
  replaceTile,
  slugOfPath,
  stackPath,
  type TileStack,
  type VisitedTile,
  visitPath,
} from "@confetti/domain/navigation/tile-stack"
import { useMemo } from "react"
import { useLocationProperty } from "wouter/use-browser-location"
import { entryNumber } from "../../platform/history-entries.ts"
import { keepPlaceOf, tilePlace } from "../../platform/kept-places.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { moveBetween } from "../../ui/move-between.ts"

/**
 * What each of our history entries remembers: the stack as it stood there, that the entry before it is ours too, the number of the
 * entry the whole stack was opened from, the topic of the feed it was opened from, which no tile's address names, and the subtile a
 * tile was opened at.
 */
type EntryState = {
  visited: TileStack["visited"]
  isPushed: boolean
  root?: number | undefined
  topic?: string | undefined
  part?: string | undefined
}

export type Navigation = ReturnType<typeof useNavigationStack>

/**
 * The visited-tiles stack, bound to the browser's history. Every entry carries its own stack, so back, forward, reload and
 * a restored tab all find the right one without anything else remembered.
 */
export function useNavigationStack() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  // Watched too: a reset changes what the entry remembers, and not its address.
  const text = useLocationProperty(entryText, firstEntryText)
  return useMemo(() => {
    const { entry, at } = JSON.parse(text) as KnownEntry
    const terms = readTerms(search)
    const stack = visitPath({ ...emptyStack, section: sectionOf(path), visited: entry?.visited ?? [] }, path, terms)
    const topic = path === "/" ? terms.t : entry?.topic
    const enter = (next: TileStack, isPushed: boolean, more: Partial<EntryState> = {}) => {
      const isFeed = next.section === "homefeed" && next.visited.length === 0
      navigate(isFeed ? feedPath(topic ?? null) : stackPath(next), {
        replace: !isPushed,
        state: { visited: next.visited, isPushed, topic, ...more } satisfies EntryState,
      })
    }
    return {
      stack,
      /** The category that was asked for of the feed that is shown or lies under the open tile; null for the home feed. */
      topic: topic ?? null,
      /** A tile that was opened by its own link, with nothing of ours before it. */
      isFirst: entry?.isPushed !== true,
      /** The number of the history's entry that is shown. */
      entry: at,
      /** The number of the entry the whole stack was opened from, where that is known. */
      root: entry?.root,
      enter,
      /** The subtile the tile in view was opened at; null for its beginning. */
      part: entry?.part ?? null,
      open(slug: string, part?: string) {
        const next = openTile(stack, slug)
        if (next !== stack) moveBetween("open", () => enter(next, true, { root: entry?.root ?? at, part }), slug)
      },
      goOn(slug: string, then: () => void) {
        moveBetween("next", () => {
          // The entry stays, and the line in it was the other tile's.
          keepPlaceOf(tilePlace(at), 0)
          enter(replaceTile(stack, slug), false, { isPushed: entry?.isPushed === true, root: entry?.root })
          then()
        })
      },
      back() {
        if (entry?.isPushed) history.back()
        else moveBetween("back", () => enter(goBack(stack), false), slugOfPath(path))
      },
      /** Closes every tile at once: the section's root was gone on with. */
      leave() {
        if (entry?.isPushed && stack.visited.length === 1) history.back()
        else enter({ ...stack, visited: [] }, false)
      },
    }
  }, [path, search, text, navigate])
}

type KnownEntry = { entry: EntryState | null; at: number }

function entryText(): string {
  return JSON.stringify({ entry: readEntry(history.state), at: entryNumber() } satisfies KnownEntry)
}

/** The server knows of no entry: one that remembers a stack is drawn once the page is alive. */
function firstEntryText(): string {
  const isKnown = "history" in globalThis && readEntry(history.state) === null
  return isKnown ? entryText() : JSON.stringify({ entry: null, at: 0 } satisfies KnownEntry)
}

function readTerms(search: string): SearchTerms {
  const query = new URLSearchParams(search)
  return { t: query.get("t") ?? undefined, q: query.get("q") ?? undefined }
}

/** Anyone may write to the history; what is not ours is as if there were nothing. */
function readEntry(state: unknown): EntryState | null {
  const { visited, isPushed, root, topic, part } = (state ?? {}) as Partial<EntryState>
  if (!Array.isArray(visited) || !visited.every(isVisited)) return null
  return {
    visited,
    isPushed: isPushed === true,
    root: typeof root === "number" ? root : undefined,
    topic: typeof topic === "string" ? topic : undefined,
    part: typeof part === "string" ? part : undefined,
  }
}

function isVisited(each: Partial<VisitedTile> | null): boolean {
  return typeof each?.slug === "string"
}
