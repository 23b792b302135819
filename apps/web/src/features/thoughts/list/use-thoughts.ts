import type { Thought, ThoughtsPage, ThoughtTab } from "@confetti/contract/thoughts"
import { useCallback, useState } from "react"
import { isOfflineError, useReads } from "../../../platform/reads/use-reads.ts"
import { thoughtsRead } from "../thoughts-reads.ts"
import { joinPages } from "./join-pages.ts"

/** What people think about a tile, as far as it was read. */
export type ThoughtList = {
  thoughts: Thought[]
  /** How many everybody may read; undefined until that is known. */
  counts: ThoughtsPage["counts"] | undefined
  /** Nothing has come yet. */
  isPending: boolean
  /** A page did not come; those before it are there. */
  isError: boolean
  isOffline: boolean
  /** There are more than these. */
  hasMore: boolean
  /** The next page is on its way. */
  isMorePending: boolean
  showMore: () => void
  retry: () => void
}

/** The pages of one tab for whoever is here; `userId` is null for nobody. */
export function useThoughts(userId: string | null, tileId: string, tab: ThoughtTab): ThoughtList {
  const list = `${userId} ${tileId} ${tab}`
  /** The `before` of each page that is shown, of this list alone. */
  const [asked, setAsked] = useState<{ list: string; befores: readonly (string | null)[] }>({ list, befores: [null] })
  const befores = asked.list === list ? asked.befores : [null]
  const { states, retry } = useReads<ThoughtsPage | null>(
    befores.map((before) => thoughtsRead(userId, tileId, tab, before)),
  )
  const pages = states.flatMap(({ data }) => data ?? [])
  const failed = states.find(({ data, error }) => data === undefined && error !== null)
  const next = pages.length === states.length ? (pages.at(-1)?.next ?? null) : null
  const showMore = useCallback(() => {
    if (next === null) return
    setAsked((before) => {
      const shown = before.list === list ? before.befores : [null]
      return { list, befores: shown.includes(next) ? shown : [...shown, next] }
    })
  }, [list, next])
  const isPending = pages.length === 0 && !failed
  return {
    thoughts: joinPages(pages),
    counts: pages[0]?.counts,
    isPending,
    isError: failed !== undefined,
    isOffline: failed !== undefined && isOfflineError(failed.error),
    hasMore: next !== null,
    isMorePending: !isPending && !failed && pages.length < states.length,
    showMore,
    retry,
  }
}
