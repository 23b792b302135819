import { type SearchTerms, sectionOf } from "@confetti/domain/section"
import {
  emptyStack,
  goBack,
  openTile,
  resetStack,
  stackPath,
  type TileStack,
  visitPath,
} from "@confetti/domain/tile-stack"
import { useMemo } from "react"
import { useLocation, useSearch } from "../platform/location.ts"
import { useHistoryState } from "wouter/use-browser-location"
import { moveBetween } from "../ui/move-between.ts"

/** What each of our history entries remembers: the stack as it stood there, and that the entry before it is ours too. */
type EntryState = { visited: TileStack["visited"]; isPushed: boolean }

/**
 * The visited-tiles stack, bound to the browser's history. Every entry carries its own stack, so back, forward, reload and
 * a restored tab all find the right one without anything else remembered.
 */
export function useTrail() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  // Watched too: a reset changes what the entry remembers, and not its address.
  const entry = readEntry(useHistoryState())
  return useMemo(() => {
    const terms = readTerms(search)
    const stack = visitPath({ ...emptyStack, section: sectionOf(path), visited: entry?.visited ?? [] }, path, terms)
    const enter = (next: TileStack, isPushed: boolean) =>
      navigate(stackPath(next), { replace: !isPushed, state: { visited: next.visited, isPushed } satisfies EntryState })
    return {
      stack,
      open(slug: string) {
        const next = openTile(stack, slug)
        if (next !== stack) moveBetween("open", () => enter(next, true))
      },
      back() {
        if (entry?.isPushed) history.back()
        else moveBetween("back", () => enter(goBack(stack), false))
      },
      reset() {
        moveBetween("reset", () => enter(resetStack(stack), false))
      },
    }
  }, [path, search, entry, navigate])
}

function readTerms(search: string): SearchTerms {
  const query = new URLSearchParams(search)
  return { t: query.get("t") ?? undefined, q: query.get("q") ?? undefined }
}

/** Anyone may write to the history; what is not ours is as if there were nothing. */
function readEntry(state: unknown): EntryState | null {
  const { visited } = (state ?? {}) as Partial<EntryState>
  return Array.isArray(visited) ? (state as EntryState) : null
}
