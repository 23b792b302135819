import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import type { LinkValues } from "./link-values.ts"

export function LinkFields({ values, flaws, onChange }: FieldsProps<LinkValues>) {
  return (
    <>
      <TextField
        label="Tile"
        value={values.tile}
        problem={flaws["tile"] ?? null}
        hint="Its address, copied from the browser, or the last part of it: mirrors-on-the-moon."
        onChange={(tile) => onChange({ tile })}
      />
      <TextField
        label="Why one would follow it"
        value={values.why}
        most={blockLimits.lure.most}
        rows={2}
        problem={flaws["why"] ?? null}
        hint="May be left out."
        onChange={(why) => onChange({ why })}
      />
    </>
  )
}
