import { isReadTile, readShare } from "@confetti/domain/read-share"
import { claimPoints, recordRead, recordTap } from "../../platform/outbox/index.ts"
import { hearReading, type Reading, tileStates } from "../tile/index.ts"
import { fetchStates } from "./fetch-states.ts"

/** A tile that was only swiped past was not seen, and one that stayed in view this long was read. In milliseconds. */
const seenAfter = 1000
const readAfter = 3000

let stop: (() => void) | null = null

/** Somebody is here: what they open, see and read is told to the server, and what they met before is known. */
export function followReading(userId: string): void {
  unfollowReading()
  const states = fetchStates(userId)
  let timers: ReturnType<typeof setTimeout>[] = []
  let inViewId: string | null = null
  let isOver = false

  const follow = ({ tile, page, isOpened }: Reading) => {
    const share = readShare(page, tile.subtiles.length)
    const isRead = () => tileStates.get(tile.id)?.isRead === true
    const record = (isReadNow: boolean) => {
      const isNew = !isRead()
      recordRead({ tileId: tile.id, share, isRead: isReadNow })
      remember(tile.id, { share, isRead: isReadNow })
      // A story that still grows, and a part of a tile, bring nothing.
      if (isReadNow && !tile.developing && tile.parentId === null) claimPoints("read_a_tile", tile.id, isNew)
    }
    // What was new is found out first: opening makes it known.
    if (isOpened) void states.known(tile.id).then(() => open(tile))
    if (page > 0) record(isReadTile(share) || isRead())
    if (tile.id === inViewId) return
    inViewId = tile.id
    for (const timer of timers) clearTimeout(timer)
    timers = [setTimeout(() => record(isRead()), seenAfter), setTimeout(() => record(true), readAfter)]
  }
  const open = (tile: Reading["tile"]) => {
    if (isOver) return
    recordTap(tile)
    remember(tile.id, { subtileCountSnapshot: tile.subtileIds.length })
  }
  hearReading(follow)
  stop = () => {
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    hearReading(null)
    states.stop()
  }
}

export function unfollowReading(): void {
  stop?.()
  stop = null
}

type Met = { subtileCountSnapshot?: number; share?: number; isRead?: boolean }

/** What is told is known here at once: a badge goes as its tile opens. */
function remember(tileId: string, { subtileCountSnapshot, share = 0, isRead = false }: Met): void {
  const isFinished = share === 1
  tileStates.put([{ tileId, subtileCountSnapshot: subtileCountSnapshot ?? null, share, isRead, isFinished }])
}
