import { blockLimits } from "@confetti/domain/tile/block-limits"
import { blockText } from "./block-text.ts"

/** What stands behind a number; it can be left out. */
export const unitField = blockText(blockLimits.unit)
  .nullish()
  .transform((unit) => unit ?? "")
