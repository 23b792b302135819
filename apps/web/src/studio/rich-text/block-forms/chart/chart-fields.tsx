import { blockLimits } from "@confetti/domain/tile/block-limits"
import type { FieldsProps } from "../block-form-kind.ts"
import { TitleField } from "../title-field.tsx"
import { UnitField } from "../unit-field.tsx"
import { WordsField } from "../words-field.tsx"
import { ChartItems } from "./chart-items.tsx"
import { chartNames, type ChartValues } from "./chart-values.ts"

export function ChartFields({ values, flaws, onChange }: FieldsProps<ChartValues>) {
  const { kind, items, highlight } = values
  return (
    <>
      <label className="studio-field">
        Drawn as
        <select
          value={kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as ChartValues["kind"] })}
        >
          {Object.entries(chartNames).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <ChartItems
        items={items}
        highlight={highlight}
        flaws={flaws}
        most={blockLimits.items[kind].most}
        onChange={onChange}
      />
      <UnitField values={values} flaws={flaws} onChange={onChange} />
      <label className="studio-field">
        Highlighted
        <select
          value={highlight ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ highlight: value === "" ? null : Number(value) })}
        >
          <option value="">None</option>
          {items.map(({ label }, at) =>
            label.trim() === "" ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is chosen by its place
              <option key={at} value={at}>
                {label}
              </option>
            ),
          )}
        </select>
      </label>
      <WordsField
        values={values}
        flaws={flaws}
        hint="What is to be seen in it, for those who don’t see it."
        onChange={onChange}
      />
    </>
  )
}
