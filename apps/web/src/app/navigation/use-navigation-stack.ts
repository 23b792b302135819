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
import { useLocation, useSearch } from "../../platform/location.ts"
import { keepPlaceOf, tilePlace } from "../../platform/saved-places.ts"
import { moveBetween } from "../../ui/move-between.ts"

/**
 * The state of our history entries: the stack, whether the previous entry is ours, the number of the entry where the stack began, its
 * feed's topic, which is in no tile's address, and the subtile a tile was opened at.
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
 * The stack of visited tiles, stored in the browser's history. Each entry has its own stack, so that back, forward, reload and a restored
 * tab find the right one.
 */
export function useNavigationStack() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  // Also when only the state changes, as on a reset.
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
      /** The category of the feed that is shown or under the open tile; null for the home feed. */
      topic: topic ?? null,
      isFirst: entry?.isPushed !== true,
      /** The number of the current history entry. */
      entry: at,
      /** The number of the entry where the stack began, if known. */
      root: entry?.root,
      enter,
      /** The subtile the tile was opened at; null for its beginning. */
      part: entry?.part ?? null,
      open(slug: string, part?: string) {
        const next = openTile(stack, slug)
        if (next !== stack) moveBetween("open", () => enter(next, true, { root: entry?.root ?? at, part }), slug)
      },
      goOn(slug: string, then: () => void) {
        moveBetween("next", () => {
          // The entry is reused, so its reading position is the other tile's.
          keepPlaceOf(tilePlace(at), 0)
          enter(replaceTile(stack, slug), false, { isPushed: entry?.isPushed === true, root: entry?.root })
          then()
        })
      },
      back() {
        if (entry?.isPushed) history.back()
        else moveBetween("back", () => enter(goBack(stack), false), slugOfPath(path))
      },
      /** Closes all tiles at once, to the section's root. */
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

/** The server has no history: a stored stack is rendered after hydration. */
function firstEntryText(): string {
  const isKnown = "history" in globalThis && readEntry(history.state) === null
  return isKnown ? entryText() : JSON.stringify({ entry: null, at: 0 } satisfies KnownEntry)
}

function readTerms(search: string): SearchTerms {
  const query = new URLSearchParams(search)
  return { t: query.get("t") ?? undefined, q: query.get("q") ?? undefined }
}

/** History state is untrusted: anything unknown is ignored. */
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
