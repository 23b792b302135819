import type { chartKinds } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { useField } from "../../kit/document.tsx"
import { SelectField, TextField } from "../../kit/document-fields.tsx"
import { Select } from "../../kit/form.tsx"
import { type BlockType, choice, line, number, optional, record, rows, text } from "./field-types.ts"
import { isEmptyRow, numberIn, problemsIn } from "./problems.ts"
import { CellField, RowsField } from "./rows.tsx"
import { UnknownToForm } from "./yaml.ts"

type ChartKind = (typeof chartKinds)[number]

export type ChartItem = { label: string; value: string }

export type ChartValues = {
  kind: ChartKind
  title: string
  unit: string
  words: string
  items: readonly ChartItem[]
  /** Index of the highlighted item. */
  highlight: number | null
}

/** Repeated here, as importing the contract would include its schemas. */
const chartNames: Readonly<Record<ChartKind, string>> = {
  bars: t`Bars, from zero`,
  dots: t`Dots on one scale`,
  line: t`A line, one after another`,
  squares: t`Squares, shares of a hundred`,
}

const fields = record({
  kind: choice(chartNames),
  title: line(blockLimits.title, t`Enter a title.`),
  unit: optional(line(blockLimits.unit)),
  words: line(blockLimits.words, t`Describe it for people who can’t see it.`),
  items: rows(record<ChartItem>({ label: line(blockLimits.label, t`Enter a label.`), value: number() })),
  highlight: optional(text),
})

const withLabel = ({ highlight, ...values }: ChartValues) => ({
  ...values,
  highlight: values.items[highlight ?? -1]?.label ?? "",
})

export const chartForm: BlockType<ChartValues> = {
  read: (yaml, name) => {
    const { highlight, ...values } = fields.read(yaml, name)
    const at = values.items.findIndex(({ label }) => label === highlight)
    if (highlight !== "" && at < 0)
      throw new UnknownToForm(t`Its “highlight” is “${highlight}”, which is not one of the labels.`)
    return { ...values, highlight: highlight === "" ? null : at }
  },
  write: (values) => fields.write(withLabel(values)),
  check: (values) =>
    problemsIn(
      fields.check(withLabel(values)),
      { items: values.items.map(({ value }) => ({ value: belowZeroProblem(values.kind, value) })) },
      { items: itemsProblem(values) },
    ),
  Fields: ChartFields,
}

function belowZeroProblem(kind: ChartKind, value: string): string | null {
  if ((numberIn(value) ?? 0) >= 0) return null
  if (kind === "bars") return t`Bars can’t show values below zero.`
  return kind === "squares" ? t`Squares can’t show values below zero.` : null
}

function itemsProblem({ kind, items }: ChartValues): string | null {
  const filled = items.filter((item) => !isEmptyRow(item))
  const { least, most } = blockLimits.items[kind]
  if (filled.length < least || filled.length > most)
    return t`This kind of chart needs ${least} to ${most} rows; there are ${filled.length}.`
  const total = filled.reduce((sum, { value }) => sum + (numberIn(value) ?? 0), 0)
  if (kind !== "squares" || total <= 100.5) return null
  return t`Squares are shares of a hundred; these add up to ${Math.round(total * 10) / 10}.`
}

function ChartFields() {
  const { kind, items } = useField<ChartValues>([]).value
  const highlight = useField<number | null>("highlight")
  const labels = items.flatMap(({ label }, at) => (label.trim() === "" ? [] : [[String(at), label] as const]))
  return (
    <>
      <SelectField path="kind" label="Drawn as" options={Object.entries(chartNames)} />
      <TextField path="title" label="Title" most={blockLimits.title.most} />
      <RowsField<ChartItem>
        path="items"
        legend="Labels and values"
        empty={{ label: "", value: "" }}
        most={blockLimits.items[kind].most}
        className="block-form-item"
        nameOf={({ label }) => label}
        onRemoved={(at) => highlight.edit((now) => withoutPlace(now, at))}
      >
        {({ label }, at) => (
          <>
            <CellField path="label" label={`Label ${at + 1}`} placeholder="Label" />
            <CellField
              path="value"
              label={label.trim() === "" ? `Value ${at + 1}` : `Value of ${label.trim()}`}
              placeholder="Value"
            />
          </>
        )}
      </RowsField>
      <TextField path="unit" label="Unit" most={blockLimits.unit.most} hint="Shown after each value. Optional." />
      <Select
        label="Highlighted"
        options={[["", t`None`], ...labels]}
        value={highlight.value ?? ""}
        onChoose={(at) => highlight.set(at === "" ? null : Number(at))}
      />
      <TextField
        path="words"
        label="In words"
        most={blockLimits.words.most}
        rows={3}
        hint="Describes it for people who can’t see it."
      />
    </>
  )
}

function withoutPlace(highlight: number | null, gone: number): number | null {
  if (highlight === null || highlight === gone) return null
  return highlight > gone ? highlight - 1 : highlight
}
