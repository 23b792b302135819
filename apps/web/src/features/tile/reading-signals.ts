import type { Tile } from "@confetti/contract/tile"
import { useEffect } from "react"
import { createEmitter } from "../../platform/create-store.ts"

/** How far somebody is in a tile: `page` 0 is its cover, then comes each subtile. `isOpened` when they have just opened it. */
export type Reading = { tile: Tile; page: number; isOpened: boolean }

/** As much as somebody reads before the server has said who is here. */
const mostEarly = 50

/** What somebody reads. What was read just before anybody listens is kept. */
export const readings = createEmitter<Reading>(mostEarly)

/** Emits a reading of a tile as long as it is the one in view. */
export function useReading(tile: Tile, page: number, isInView: boolean): void {
  useEffect(() => {
    if (isInView) readings.emit({ tile, page, isOpened: false })
  }, [tile, page, isInView])
}
