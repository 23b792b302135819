import { isReadTile, readAfter, readShare } from "@confetti/domain/tile/read-share"
import { readDocuments } from "../../platform/api.ts"
import { onOnline } from "../../platform/connection.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import type { Visit } from "../../platform/visit.ts"
import { type Reading, readingsOf, type TileStates, tileStatesOf } from "../tile/index.ts"
import { readMutation, tapMutation } from "./reading-mutations.ts"

/** The limit of one read. */
const mostAtOnce = 100

/** Milliseconds in which visible tiles are read together. */
const gatherFor = 40

const unmet = { subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false, novelty: null }

type FetchedStates = {
  /** Resolves once the earlier state of this tile is known, or can't be. */
  known: (tileId: string) => Promise<void>
  stop: () => void
}

/** Milliseconds: a tile only swiped past was not seen. */
const seenAfter = 1000

/** A finished tile without development was read; `isNew` for the first time. */
type OnRead = (tileId: string, isNew: boolean) => void

export function followReading({ userId, scope, engine, learned, onEnd }: Visit, onRead: OnRead): void {
  const [readings, tileStates] = [readingsOf(scope), tileStatesOf(scope)]
  const states = fetchStates(userId, tileStates)
  let timers: ReturnType<typeof setTimeout>[] = []
  let inViewId: string | null = null
  let isOver = false

  const follow = ({ tile, page, isOpened }: Reading) => {
    const share = readShare(page, tile.subtiles.length)
    const isRead = () => tileStates.get(tile.id)?.isRead === true
    const record = (isReadNow: boolean) => {
      const isNew = !isRead()
      const seenDate = new Date().toISOString()
      engine.enqueue(readMutation, {
        tileId: tile.id,
        share: Math.min(1, Math.max(0, share)),
        isRead: isReadNow,
        seenDate,
      })
      // Known locally at once, so that its badge disappears.
      const isFinished = share === 1
      tileStates.put([{ tileId: tile.id, subtileCountSnapshot: null, share, isRead: isReadNow, isFinished }])
      // Developing stories and parts of tiles pay nothing.
      if (isReadNow && !tile.developing && tile.parentId === null) onRead(tile.id, isNew)
    }
    // New subtiles are determined before opening makes it known.
    if (isOpened) void states.known(tile.id).then(() => open(tile))
    if (page > 0) record(isReadTile(share) || isRead())
    if (tile.id === inViewId) return
    inViewId = tile.id
    for (const timer of timers) clearTimeout(timer)
    timers = [setTimeout(() => record(isRead()), seenAfter), setTimeout(() => record(true), readAfter)]
  }
  const open = (tile: Reading["tile"]) => {
    if (isOver) return
    // A subtile at its own address does not open its tile.
    if (tile.parentId === null)
      engine.enqueue(tapMutation, {
        tileId: tile.id,
        tappedDate: new Date().toISOString(),
        subtileCount: tile.subtileIds.length,
      })
    tileStates.open(tile.id, tile.subtileIds.length)
  }
  onEnd(engine.on(tapMutation, () => learned.emit()))
  onEnd(engine.on(readMutation, () => learned.emit()))
  onEnd(readings.on(follow))
  onEnd(() => {
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    states.stop()
  })
}

function fetchStates(userId: string, tileStates: TileStates): FetchedStates {
  let isOver = false
  /** Tiles the server has answered; others may only have local reads. */
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchThese = async (asked: readonly string[]) => {
    const known = await readDocuments(`users/${userId}/tileStates?ids=${asked.join()}`)
    if (isOver) return
    for (const id of asked) fetched.add(id)
    const met = new Set(known.map(({ tileId }) => tileId))
    const never = asked.filter((id) => !met.has(id))
    tileStates.put([...known, ...never.map((tileId) => ({ tileId, ...unmet }))])
  }

  const fetchMissing = async () => {
    const ids = tileStates.watched().filter((id) => !fetched.has(id))
    for (let at = 0; at < ids.length; at += mostAtOnce) await fetchThese(ids.slice(at, at + mostAtOnce))
  }
  const soon = () => {
    clearTimeout(timer)
    // Offline there are no badges; the next visible tile tries again.
    timer = setTimeout(() => void fetchMissing().catch(reportBug), gatherFor)
  }
  const offUnknown = tileStates.onUnknown(soon)
  const offOnline = onOnline(soon)
  soon()
  return {
    known: async (tileId) => {
      if (!fetched.has(tileId)) await fetchThese([tileId]).catch(reportBug)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
      offUnknown()
      offOnline()
    },
  }
}
