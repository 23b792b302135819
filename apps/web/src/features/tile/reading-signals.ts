import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useRef } from "react"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"

/** Reading progress: `page` 0 is the cover, then each subtile. `isOpened` when just opened. */
export type Reading = { tile: Tile; page: number; isOpened: boolean }

/** More than anyone reads before the session is known. */
const mostEarly = 50

/** Reading signals. Early ones are kept for the first listener. */
type Readings = Emitter<Reading> & {
  /** The current reading. Following it consumes nothing. */
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

/** Reports opening a tile and then the last subtile whose end was seen. Nothing while nobody reads. */
export function useDetailReading(screen: RefObject<HTMLElement | null>, tile: Tile | null | undefined): void {
  const readings = readingsOf(useScope())
  const openedId = useRef<string>(undefined)
  useEffect(() => {
    if (!tile || !screen.current) return
    // A tile read again while open is not opened again.
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
    // The last element of each: seeing it means reaching the subtile's end.
    for (const id of pages.keys()) {
      const end = screen.current.querySelector(`#${CSS.escape(id)}`)?.lastElementChild
      if (end) seen.observe(end)
    }
    return () => seen.disconnect()
  }, [readings, screen, tile])
}
