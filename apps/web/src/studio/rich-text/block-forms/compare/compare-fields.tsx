import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import type { CompareValues } from "./compare-values.ts"
import { PictureFields } from "./picture-fields.tsx"

export function CompareFields({ values, flaws, onChange }: FieldsProps<CompareValues>) {
  const { before, after, caption } = values
  const flawsOf = (side: "before" | "after") => (field: "picture" | "alt" | "label") =>
    flaws[`${side}.${field}`] ?? null
  return (
    <>
      <p className="studio-hint">
        Two pictures of one shape, from the same place: what differs between them ought to be what has changed.
      </p>
      <div className="block-form-pair">
        <PictureFields
          legend="Before, on the left"
          value={before}
          flawOf={flawsOf("before")}
          onChange={(change) => onChange((now) => ({ before: { ...now.before, ...change } }))}
        />
        <PictureFields
          legend="After, on the right"
          value={after}
          flawOf={flawsOf("after")}
          onChange={(change) => onChange((now) => ({ after: { ...now.after, ...change } }))}
        />
      </div>
      <TextField
        label="Caption"
        value={caption}
        most={blockLimits.caption.most}
        rows={2}
        problem={flaws["caption"] ?? null}
        hint="Stands below both."
        onChange={(next) => onChange({ caption: next })}
      />
    </>
  )
}
