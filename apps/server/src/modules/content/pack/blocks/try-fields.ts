import { experiments } from "@confetti/contract/fenced-block"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { blockText } from "./block-text.ts"

export const tryFields = z.strictObject({
  experiment: z.enum(experiments),
  title: blockText(blockLimits.title),
  byHand: blockText(blockLimits.byHand),
})
