import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { t } from "../../../../platform/words/say.ts"
import { alt, pictureName } from "../picture-fields.ts"
import { error } from "../refinements.ts"
import { blockText } from "./block-text.ts"

const compared = z.strictObject({ picture: pictureName, alt, label: blockText(blockLimits.comparedLabel) })

/** Whether pictures exist and match in shape is checked with their files: see `check-comparisons.ts`. */
export const compareFields = z
  .strictObject({ before: compared, after: compared, caption: blockText(blockLimits.caption) })
  .refine(({ before, after }) => before.picture !== after.picture, {
    path: ["after", "picture"],
    ...error(t`is the same file as \`before.picture\``),
  })
