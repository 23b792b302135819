import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../pack-file/text-field.tsx"
import type { FieldsProps } from "./block-form-kind.ts"

export function TitleField({ values, flaws, onChange }: FieldsProps<{ title: string }>) {
  return (
    <TextField
      label="Title"
      value={values.title}
      most={blockLimits.title.most}
      problem={flaws["title"] ?? null}
      onChange={(title) => onChange({ title })}
    />
  )
}
