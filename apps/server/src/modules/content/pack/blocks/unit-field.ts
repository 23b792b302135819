import { blockLimits } from "@confetti/domain/tile/block-limits"
import { blockText } from "./block-text.ts"

export const unitField = blockText(blockLimits.unit)
  .nullish()
  .transform((unit) => unit ?? "")
