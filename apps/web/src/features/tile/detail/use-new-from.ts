import type { Tile } from "@confetti/contract/tile"
import { unreadCount } from "@confetti/domain/unread-count"
import { useState } from "react"
import { useTileState } from "../tile-states.ts"

/**
 * How many subtiles a person knew when they opened this tile, where some are new since: opening it makes them known, and they
 * are still to be found while it is open. Null where nothing is new.
 */
export function useNewFrom(tile: Tile | null | undefined): number | null {
  const known = useTileState(tile?.id ?? "")?.subtileCountSnapshot ?? null
  const [first, setFirst] = useState<number | null>(null)
  const hasNew = tile && unreadCount(tile.subtileIds.length, known) > 0
  if (hasNew && first === null) setFirst(known)
  return first
}
