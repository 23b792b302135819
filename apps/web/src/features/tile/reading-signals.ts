import type { Tile } from "@confetti/contract/tile"
import { useEffect } from "react"

/** How far somebody is in a tile: `page` 0 is its cover, then comes each subtile. `isOpened` when they have just opened it. */
export type Reading = { tile: Tile; page: number; isOpened: boolean }

/** As much as somebody reads before the server has said who is here. */
const mostUnheard = 50

let unheard: Reading[] = []
let hear: ((reading: Reading) => void) | null = null

/** Calls `listener` with what was read just before, and with everything that is read from here on; null to end it. */
export function hearReading(listener: ((reading: Reading) => void) | null): void {
  hear = listener
  if (listener) for (const reading of unheard) listener(reading)
  unheard = []
}

export function tellReading(reading: Reading): void {
  if (hear) hear(reading)
  else unheard = [...unheard, reading].slice(-mostUnheard)
}

/** Tells of a tile as long as it is the one in view. */
export function useReading(tile: Tile, page: number, isInView: boolean): void {
  useEffect(() => {
    if (isInView) tellReading({ tile, page, isOpened: false })
  }, [tile, page, isInView])
}
