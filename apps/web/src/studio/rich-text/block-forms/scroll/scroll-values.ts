import { isEmptyRow } from "../is-empty-row.ts"
import { numberIn } from "../number-in.ts"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { inOneLine, writeBlock } from "../write-block.ts"
import { writtenNumber } from "../written-number.ts"
import { fieldsOf, listOf, textOf } from "../yaml-fields.ts"

/** A mark on the scale, its value as it is typed. One with nothing in it is none. */
export type ScrollItem = { value: string; label: string; text: string }

export type ScrollValues = {
  title: string
  unit: string
  /** Whether it begins at the highest value. */
  isFalling: boolean
  /** In any order: they are written in that of their values. */
  items: readonly ScrollItem[]
}

export const emptyItem: ScrollItem = { value: "", label: "", text: "" }

export function readScroll(yaml: string): Reading<ScrollValues> {
  return readBlock(yaml, ["title", "unit", "items"], (fields) => {
    const items = listOf(fields["items"], "items").map((item) => {
      const { value, label, text } = fieldsOf(item, ["value", "label", "text"])
      return { value: textOf(value, "value"), label: textOf(label, "label"), text: textOf(text, "text") }
    })
    const [first, last] = [items[0], items.at(-1)].map((item) => numberIn(item?.value ?? ""))
    return {
      title: textOf(fields["title"], "title"),
      unit: textOf(fields["unit"], "unit"),
      isFalling: typeof first === "number" && typeof last === "number" && last < first,
      items: items.length > 0 ? items : [emptyItem],
    }
  })
}

export function writeScroll({ title, unit, isFalling, items }: ScrollValues): string {
  const place = ({ value }: ScrollItem) => (numberIn(value) ?? 0) * (isFalling ? -1 : 1)
  return writeBlock({
    title: oneLine(title),
    unit: oneLine(unit) || undefined,
    items: items
      .filter((item) => !isEmptyRow(item))
      .toSorted((one, other) => place(one) - place(other))
      .map(({ value, label, text }) =>
        inOneLine({ value: writtenNumber(value), label: oneLine(label), text: oneLine(text) || undefined }),
      ),
  })
}
