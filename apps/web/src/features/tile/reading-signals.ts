import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useRef } from "react"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"

/** How far somebody is in a tile: `page` 0 is its cover, then comes each subtile. `isOpened` when they have just opened it. */
export type Reading = { tile: Tile; page: number; isOpened: boolean }

/** As much as somebody reads before the server has said who is here. */
const mostEarly = 50

/** What somebody reads. What was read just before anybody listens is kept. */
type Readings = Emitter<Reading> & {
  /** The current reading. Following it takes nothing from whoever listens later. */
  now: Pick<Store<Reading | null>, "get" | "on">
}

export const readingsOf = scoped((): Readings => {
  const now = createStore<Reading | null>(null)
  const told = createEmitter<Reading>(mostEarly)
  const emit = (reading: Reading) => {
    now.set(reading)
    told.emit(reading)
  }
  return { now, on: told.on, emit }
})

export function useReading(tile: Tile, page: number, isRead: boolean): void {
  const readings = readingsOf(useScope())
  useEffect(() => {
    if (isRead) readings.emit({ tile, page, isOpened: false })
  }, [readings, tile, page, isRead])
}

/** Tells that a tile was opened, and from then on how far its reader has come: which subtile's end they saw last. None is given while nobody reads. */
export function useDetailReading(screen: RefObject<HTMLElement | null>, tile: Tile | null | undefined): void {
  const readings = readingsOf(useScope())
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
  }, [readings, screen, tile])
}
