import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { t } from "../../../../platform/words/say.ts"
import { error } from "../refinements.ts"

const { number: largest } = blockLimits

export const blockNumber = z
  .number()
  .refine((value) => value >= -largest, error(t`is too small`))
  .refine((value) => value <= largest, error(t`is too large`))
