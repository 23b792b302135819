import { CellField } from "../cell-field.tsx"
import type { Flaws } from "../flaws.ts"
import { RowList } from "../row-list.tsx"
import type { ChartItem, ChartValues } from "./chart-values.ts"

type Props = {
  items: readonly ChartItem[]
  highlight: number | null
  flaws: Flaws
  most: number
  onChange: (change: Partial<ChartValues>) => void
}

export function ChartItems({ items, highlight, flaws, most, onChange }: Props) {
  return (
    <RowList
      legend="Labels and values"
      rows={items}
      empty={{ label: "", value: "" }}
      most={most}
      flaw={flaws["items"]}
      className="block-form-item"
      nameOf={({ label }) => label}
      onChange={(next) => onChange({ items: next })}
      onRemoved={(at) => onChange({ highlight: withoutPlace(highlight, at) })}
    >
      {({ label, value }, at, set) => (
        <>
          <CellField
            label={`Label ${at + 1}`}
            value={label}
            flaw={flaws[`items.${at}.label`]}
            placeholder="Label"
            onChange={(next) => set({ label: next })}
          />
          <CellField
            label={label.trim() === "" ? `Value ${at + 1}` : `Value of ${label.trim()}`}
            value={value}
            flaw={flaws[`items.${at}.value`]}
            placeholder="Value"
            onChange={(next) => set({ value: next })}
          />
        </>
      )}
    </RowList>
  )
}

/** Where the highlighted item stands once another, or it itself, is gone. */
function withoutPlace(highlight: number | null, gone: number): number | null {
  if (highlight === null || highlight === gone) return null
  return highlight > gone ? highlight - 1 : highlight
}
