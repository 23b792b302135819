import type { Tile } from "@confetti/contract/tile"
import { useEffect } from "react"
import { keepDocument } from "../../../../platform/keep-document.ts"
import { tileAddress } from "../../use-tiles.ts"

/** A card that stands there without a network is to lead somewhere without one: its tile stays at hand, as one that was opened does. */
export function useKeptTile(tile: Tile | null | undefined): void {
  useEffect(() => {
    // What its reader has before everybody is kept on no device.
    if (!tile || Date.parse(tile.publishedAt) > Date.now()) return
    // Where nothing can be kept, the card leads nowhere without a network.
    void keepDocument(tileAddress(tile.slug), tile).catch(() => undefined)
  }, [tile])
}
