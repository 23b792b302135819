import type { Tile } from "@confetti/contract/tile"
import { useEffect } from "react"
import { tileAddress } from "../../use-tiles.ts"

/** A card that stands there without a network is to lead somewhere without one: its tile stays at hand, as one that was opened does. */
export function useKeptTile(tile: Tile | null | undefined): void {
  useEffect(() => {
    // What its reader has before everybody is kept on no device.
    if (!tile || Date.parse(tile.publishedAt) > Date.now()) return
    // What it is kept by is no part of a first load; where it can't be had or kept, the card leaves without a network.
    void import("../../../../platform/keep-document.ts")
      .then(({ keepDocument }) => keepDocument(tileAddress(tile.slug), tile))
      .catch(() => undefined)
  }, [tile])
}
