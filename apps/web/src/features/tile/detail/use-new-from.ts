import type { Tile } from "@confetti/contract/tile"
import { unreadCount } from "@confetti/domain/tile/unread-count"
import { useState } from "react"
import { useTileState } from "../tile-state.ts"
import { useKnownAtOpening } from "../tile-states.ts"

/**
 * How many subtiles a person knew when they opened this tile, where some are new since: opening it makes them known, and they
 * are still to be found while it is open. Null where nothing is new.
 */
export function useNewFrom(tile: Tile | null | undefined): number | null {
  const known = useTileState(tile?.id ?? "")?.subtileCountSnapshot ?? null
  // What is known may change to what is opened before this was ever drawn with it.
  const knownBefore = useKnownAtOpening(tile?.id ?? "")
  const [first, setFirst] = useState<number | null>(null)
  const newFrom = [known, knownBefore].find((count) => tile && unreadCount(tile.subtileIds.length, count) > 0)
  if (typeof newFrom === "number" && first === null) setFirst(newFrom)
  return first
}
