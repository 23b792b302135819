import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import { TitleField } from "../title-field.tsx"
import { experimentNames, type TryValues } from "./try-values.ts"

export function TryFields({ values, flaws, onChange }: FieldsProps<TryValues>) {
  return (
    <>
      <label className="studio-field">
        Experiment
        <select
          value={values.experiment}
          onChange={({ currentTarget }) => onChange({ experiment: currentTarget.value as TryValues["experiment"] })}
        >
          {Object.entries(experimentNames).map(([experiment, name]) => (
            <option key={experiment} value={experiment}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <TextField
        label="By hand"
        value={values.byHand}
        most={blockLimits.byHand.most}
        rows={4}
        problem={flaws["byHand"] ?? null}
        hint="How to do the same with paper, a coin or one’s ears."
        onChange={(byHand) => onChange({ byHand })}
      />
    </>
  )
}
