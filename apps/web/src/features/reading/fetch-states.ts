import type { TileState } from "@confetti/contract/tile-taps"
import { readDocuments } from "../../platform/api.ts"
import { tileStates } from "../tile/index.ts"

/** As many as one read answers. */
const mostAtOnce = 100
/** Tiles that come on the screen together are asked for together. In milliseconds. */
const gatherFor = 40

const unmet = { subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false }

export type FetchedStates = {
  /** Ends once it is known what they met of this tile before, or that it can't be known now. */
  known: (tileId: string) => Promise<void>
  stop: () => void
}

/** Keeps what is known of the tiles on the screen up to date for one person: one read for all that came together. */
export function fetchStates(userId: string): FetchedStates {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchThese = async (asked: readonly string[]) => {
    const known = await readDocuments<TileState>(`users/${userId}/tileStates?ids=${asked.join()}`)
    if (isOver) return
    const met = new Set(known.map(({ tileId }) => tileId))
    const never = asked.filter((id) => !met.has(id))
    tileStates.put([...known, ...never.map((tileId) => ({ tileId, ...unmet }))])
  }

  const fetchMissing = async () => {
    const ids = tileStates.watched().filter((id) => tileStates.get(id) === undefined)
    for (let at = 0; at < ids.length; at += mostAtOnce) await fetchThese(ids.slice(at, at + mostAtOnce))
  }
  const soon = () => {
    clearTimeout(timer)
    // Without a connection there are no badges; the next tile that comes on the screen asks again.
    timer = setTimeout(() => void fetchMissing().catch(() => undefined), gatherFor)
  }
  tileStates.hearWatched(soon)
  addEventListener("online", soon)
  soon()
  return {
    known: async (tileId) => {
      if (tileStates.get(tileId) === undefined) await fetchThese([tileId]).catch(() => undefined)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
      tileStates.hearWatched(() => undefined)
      removeEventListener("online", soon)
      tileStates.forget()
    },
  }
}
