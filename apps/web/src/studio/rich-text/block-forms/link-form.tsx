import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../kit/document-fields.tsx"
import { type FieldType, line, optional, record, text } from "./field-types.ts"
import { oneLine, textProblem } from "./problems.ts"

/** The check of the whole text finds out whether there is such a tile. */
const tile: FieldType<string> = {
  ...text,
  write: slugIn,
  check: (typed) => textProblem(slugIn(typed), blockLimits.tile, t`Enter the tile it links to.`),
}

const fields = record({ tile, why: optional(line(blockLimits.lure)) })

export const linkForm = { ...fields, Fields: LinkFields }

/** The part of a copied address that names a tile, or all that was typed. */
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
