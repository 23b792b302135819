import { blockLimits } from "@confetti/domain/tile/block-limits"
import type { FieldsProps } from "../block-form-kind.ts"
import { CellField } from "../cell-field.tsx"
import { RowList } from "../row-list.tsx"
import { TitleField } from "../title-field.tsx"
import { UnitField } from "../unit-field.tsx"
import { emptyItem, type ScrollValues } from "./scroll-values.ts"

export function ScrollFields({ values, flaws, onChange }: FieldsProps<ScrollValues>) {
  const { isFalling, items } = values
  return (
    <>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <RowList
        legend="Marks on the way"
        hint="In any order: each stands where its value belongs."
        rows={items}
        empty={emptyItem}
        most={blockLimits.scrollItems.most}
        flaw={flaws["items"]}
        className="block-form-stop"
        nameOf={({ label }) => label}
        onChange={(next) => onChange({ items: next })}
      >
        {({ value, label, text }, at, set) => (
          <>
            <CellField
              label={`Value ${at + 1}`}
              value={value}
              flaw={flaws[`items.${at}.value`]}
              placeholder="Value"
              onChange={(next) => set({ value: next })}
            />
            <CellField
              label={`Label ${at + 1}`}
              value={label}
              flaw={flaws[`items.${at}.label`]}
              placeholder="Label"
              onChange={(next) => set({ label: next })}
            />
            <CellField
              label={`Text ${at + 1}`}
              value={text}
              flaw={flaws[`items.${at}.text`]}
              placeholder="A line on it; may be left out"
              onChange={(next) => set({ text: next })}
            />
          </>
        )}
      </RowList>
      <label className="studio-field">
        Begins at
        <select
          value={isFalling ? "highest" : "lowest"}
          onChange={({ currentTarget }) => onChange({ isFalling: currentTarget.value === "highest" })}
        >
          <option value="lowest">The lowest value</option>
          <option value="highest">The highest value</option>
        </select>
      </label>
      <UnitField values={values} flaws={flaws} onChange={onChange} />
    </>
  )
}
