import type { TileState } from "@confetti/contract/tile-taps"
import { feedPage } from "@confetti/domain/feed/feed-page"
import { useMemo } from "react"
import { readDocuments } from "../../platform/api.ts"
import { useReads } from "../../platform/reads/use-reads.ts"
import { useSession } from "../session/index.ts"
import { useFeed } from "./use-feed.ts"

/** The limit of one read. */
const mostAtOnce = 100

/** Unseen tiles of a feed session, new ones included; null while unknown. Without a history only new ones: the others were passed here. */
export function useUnseen(tileIds: readonly string[], newIds: readonly string[]): string[] | null {
  const feed = useFeed()
  const { userId } = useSession()
  const pages = useMemo(() => {
    const asked = userId === null ? [] : tileIds.filter((id) => !feed.wasSeen(id))
    const count = Math.ceil(asked.length / mostAtOnce)
    return Array.from({ length: count }, (_, page) => feedPage(asked, page + 1, mostAtOnce))
  }, [feed, userId, tileIds])
  const { states } = useReads<TileState[]>(
    pages.map((ids) => ({
      key: `seen ${userId} ${ids.join()}`,
      read: () => readDocuments(`users/${userId}/tileStates?ids=${ids.join()}`),
    })),
  )
  return useMemo(() => {
    if (pages.length === 0) return [...newIds]
    if (states.some(({ data }) => data === undefined)) return null
    const met = new Set(states.flatMap(({ data }) => data?.map(({ tileId }) => tileId) ?? []))
    return [...newIds, ...pages.flat().filter((id) => !met.has(id))]
  }, [newIds, pages, states])
}
