import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../pack-file/text-field.tsx"
import type { FieldsProps } from "./block-form-kind.ts"

export function UnitField({ values, flaws, onChange }: FieldsProps<{ unit: string }>) {
  return (
    <TextField
      label="Unit"
      value={values.unit}
      most={blockLimits.unit.most}
      problem={flaws["unit"] ?? null}
      hint="Stands behind each value; may be left out."
      onChange={(unit) => onChange({ unit })}
    />
  )
}
