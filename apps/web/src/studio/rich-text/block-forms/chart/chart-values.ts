import type { chartKinds } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { isEmptyRow } from "../is-empty-row.ts"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { inOneLine, writeBlock } from "../write-block.ts"
import { writtenNumber } from "../written-number.ts"
import { fieldsOf, listOf, oneOf, textOf, UnknownToForm } from "../yaml-fields.ts"

type ChartKind = (typeof chartKinds)[number]

/** A value as it is typed. An item with neither is none. */
export type ChartItem = { label: string; value: string }

export type ChartValues = {
  kind: ChartKind
  title: string
  unit: string
  words: string
  items: readonly ChartItem[]
  /** The place of the item it is about. */
  highlight: number | null
}

/** What each is called. The names are the contract's, whose values would bring its schemas along. */
export const chartNames: Readonly<Record<ChartKind, string>> = {
  bars: t`Bars, from zero`,
  dots: t`Dots on one scale`,
  line: t`A line, one after another`,
  squares: t`Squares, shares of a hundred`,
}

const kinds = Object.keys(chartNames) as [ChartKind, ...ChartKind[]]

export function readChart(yaml: string): Reading<ChartValues> {
  return readBlock(yaml, ["kind", "title", "unit", "words", "items", "highlight"], (fields) => {
    const items = listOf(fields["items"], "items").map((item) => {
      const { label, value } = fieldsOf(item, ["label", "value"])
      return { label: textOf(label, "label"), value: textOf(value, "value") }
    })
    return {
      kind: oneOf(fields["kind"], kinds, "kind"),
      title: textOf(fields["title"], "title"),
      unit: textOf(fields["unit"], "unit"),
      words: textOf(fields["words"], "words"),
      items: items.length > 0 ? items : [{ label: "", value: "" }],
      highlight: placeOf(textOf(fields["highlight"], "highlight"), items),
    }
  })
}

function placeOf(highlight: string, items: readonly ChartItem[]): number | null {
  if (highlight === "") return null
  const at = items.findIndex(({ label }) => label === highlight)
  if (at < 0) throw new UnknownToForm(t`Its “highlight” is “${highlight}”, which is none of the labels.`)
  return at
}

export function writeChart({ kind, title, unit, words, items, highlight }: ChartValues): string {
  return writeBlock({
    kind,
    title: oneLine(title),
    unit: oneLine(unit) || undefined,
    words: oneLine(words),
    items: items
      .filter((item) => !isEmptyRow(item))
      .map(({ label, value }) => inOneLine({ label: oneLine(label), value: writtenNumber(value) })),
    highlight: oneLine(items[highlight ?? -1]?.label ?? "") || undefined,
  })
}
