import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { blockText } from "./block-text.ts"

/** Whether there is such a tile is the whole pack's to say: see `check-tile-links.ts`. */
export const linkFields = z.strictObject({
  tile: blockText(blockLimits.tile),
  why: blockText(blockLimits.lure)
    .nullish()
    .transform((why) => why ?? ""),
})
