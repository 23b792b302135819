import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"

const { number: largest } = blockLimits

/** A number that can still be read as one. */
export const blockNumber = z.number().min(-largest, "is too small").max(largest, "is too large")
