import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../pack-file/text-field.tsx"
import type { FieldsProps } from "./block-form-kind.ts"

/** A block in words, for whoever has nothing of it otherwise; the hint says who that is. */
export function WordsField({ values, flaws, hint, onChange }: FieldsProps<{ words: string }> & { hint: string }) {
  return (
    <TextField
      label="In words"
      value={values.words}
      most={blockLimits.words.most}
      rows={3}
      problem={flaws["words"] ?? null}
      hint={hint}
      onChange={(words) => onChange({ words })}
    />
  )
}
