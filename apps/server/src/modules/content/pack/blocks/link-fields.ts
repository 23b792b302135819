import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { blockText } from "./block-text.ts"

/** Whether the tile exists is checked with the whole pack: see `check-tile-links.ts`. */
export const linkFields = z.strictObject({
  tile: blockText(blockLimits.tile),
  why: blockText(blockLimits.lure)
    .nullish()
    .transform((why) => why ?? ""),
})
