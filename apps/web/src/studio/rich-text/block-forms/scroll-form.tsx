import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { useField } from "../../kit/document.tsx"
import { TextField } from "../../kit/document-fields.tsx"
import { Select } from "../../kit/form.tsx"
import { type BlockType, line, number, optional, record, rows } from "./field-types.ts"
import { inWords, numberIn, problemsIn } from "./problems.ts"
import { CellField, RowsField } from "./rows.tsx"

export type ScrollItem = { value: string; label: string; text: string }

export type ScrollValues = {
  title: string
  unit: string
  /** Whether it starts at the highest value. */
  isFalling: boolean
  /** In any order; written by value. */
  items: readonly ScrollItem[]
}

const fields = record({
  title: line(blockLimits.title, t`Enter a title.`),
  unit: optional(line(blockLimits.unit)),
  items: rows(
    record<ScrollItem>({
      value: number(),
      label: line(blockLimits.scrollLabel, t`Enter a label.`),
      text: optional(line(blockLimits.scrollText)),
    }),
    blockLimits.scrollItems,
  ),
})

export const scrollForm: BlockType<ScrollValues> = {
  read: (yaml, name) => {
    const values = fields.read(yaml, name)
    const [first, last] = [values.items[0], values.items.at(-1)].map((item) => numberIn(item?.value ?? ""))
    return { ...values, isFalling: typeof first === "number" && typeof last === "number" && last < first }
  },
  write: ({ isFalling, ...values }) => {
    const place = ({ value }: ScrollItem) => (numberIn(value) ?? 0) * (isFalling ? -1 : 1)
    return fields.write({ ...values, items: values.items.toSorted((one, other) => place(one) - place(other)) })
  },
  check: (values) =>
    problemsIn(
      { items: values.items.map((_, at) => ({ value: placeProblem(values.items, at) })) },
      fields.check(values),
    ),
  Fields: ScrollFields,
}

function placeProblem(items: readonly ScrollItem[], at: number): string | null {
  const values = items.map(({ value }) => numberIn(value))
  const own = values[at] ?? null
  if (own === null) return null
  const known = values.filter((value) => value !== null)
  const apart = (Math.max(...known) - Math.min(...known)) / blockLimits.scrollLength
  const others = values.slice(0, at).filter((value) => value !== null)
  const near = others.find((other) => Math.abs(other - own) < apart || other === own)
  if (near === undefined) return null
  if (near === own) return t`Another row has the same value.`
  const least = inWords(apart, { maximumSignificantDigits: 4, roundingMode: "ceil" })
  return t`Too close to ${inWords(near)}: leave at least ${least} between them.`
}

function ScrollFields() {
  const isFalling = useField<boolean>("isFalling")
  return (
    <>
      <TextField path="title" label="Title" most={blockLimits.title.most} />
      <RowsField<ScrollItem>
        path="items"
        legend="Marks along the way"
        hint="In any order: each is placed by its value."
        empty={{ value: "", label: "", text: "" }}
        most={blockLimits.scrollItems.most}
        className="block-form-stop"
        nameOf={({ label }) => label}
      >
        {(_, at) => (
          <>
            <CellField path="value" label={`Value ${at + 1}`} placeholder="Value" />
            <CellField path="label" label={`Label ${at + 1}`} placeholder="Label" />
            <CellField path="text" label={`Text ${at + 1}`} placeholder="A line about it (optional)" />
          </>
        )}
      </RowsField>
      <Select
        label="Starts at"
        options={[
          ["lowest", t`The lowest value`],
          ["highest", t`The highest value`],
        ]}
        value={isFalling.value ? "highest" : "lowest"}
        onChoose={(start) => isFalling.set(start === "highest")}
      />
      <TextField path="unit" label="Unit" most={blockLimits.unit.most} hint="Shown after each value. Optional." />
    </>
  )
}
