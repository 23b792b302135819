import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../kit/document-fields.tsx"
import { type FieldType, line, optional, record, text } from "./field-types.ts"
import { oneLine, textProblem } from "./problems.ts"

/** Whether the tile exists is checked with the whole text. */
const tile: FieldType<string> = {
  ...text,
  write: slugIn,
  check: (typed) => textProblem(slugIn(typed), blockLimits.tile, t`Enter the tile it links to.`),
}

const fields = record({ tile, why: optional(line(blockLimits.lure)) })

export const linkForm = { ...fields, Fields: LinkFields }

/** The slug in a copied address, or the text itself. */
function slugIn(typed: string): string {
  const address = oneLine(typed)
  return /\/tiles\/([^/?#]+)/.exec(address)?.[1] ?? address
}

function LinkFields() {
  return (
    <>
      <TextField
        path="tile"
        label="Tile"
        hint="Its address from the browser, or the last part of it, such as mirrors-on-the-moon."
      />
      <TextField
        path="why"
        label="Why readers should follow it"
        most={blockLimits.lure.most}
        rows={2}
        hint="Optional."
      />
    </>
  )
}
