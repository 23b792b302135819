import type { Tile } from "@confetti/contract/tile"
import { useEffect } from "react"
import { createEmitter, createStore, type Emitter } from "../../platform/create-store.ts"

/** How far somebody is in a tile: `page` 0 is its cover, then comes each subtile. `isOpened` when they have just opened it. */
export type Reading = { tile: Tile; page: number; isOpened: boolean }

/** As much as somebody reads before the server has said who is here. */
const mostEarly = 50

/** What is being read, whoever is here: for what stays on this device. Following it takes nothing from whoever hears of it later. */
export const nowReading = createStore<Reading | null>(null)

const told = createEmitter<Reading>(mostEarly)

/** What somebody reads. What was read just before anybody listens is kept. */
export const readings: Emitter<Reading> = {
  on: told.on,
  emit(reading) {
    nowReading.set(reading)
    told.emit(reading)
  },
}

/** Emits a reading of a tile as long as it is the one that is read. */
export function useReading(tile: Tile, page: number, isRead: boolean): void {
  useEffect(() => {
    if (isRead) readings.emit({ tile, page, isOpened: false })
  }, [tile, page, isRead])
}
