import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useRef } from "react"
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

/** Tells that a tile was opened, and from then on how far its reader has come: which subtile's end they saw last. None is given while nobody reads. */
export function useDetailReading(screen: RefObject<HTMLElement | null>, tile: Tile | null | undefined): void {
  const openedId = useRef<string>(undefined)
  useEffect(() => {
    if (!tile || !screen.current) return
    // A tile that is fetched anew while it is open is not opened again.
    if (openedId.current !== tile.id) {
      openedId.current = tile.id
      readings.emit({ tile, page: 0, isOpened: true })
    }
    const pages = new Map(tile.subtiles.map((subtile, at) => [subtile.id, at + 1]))
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const page = pages.get(target.parentElement?.id ?? "")
        if (isIntersecting && page !== undefined) readings.emit({ tile, page, isOpened: false })
      }
    })
    // The last element of each: whoever sees it has come to the subtile's end.
    for (const id of pages.keys()) {
      const end = screen.current.querySelector(`#${CSS.escape(id)}`)?.lastElementChild
      if (end) seen.observe(end)
    }
    return () => seen.disconnect()
  }, [screen, tile])
}
