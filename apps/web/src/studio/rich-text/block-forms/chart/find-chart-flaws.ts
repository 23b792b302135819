import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { type Flaws, flawsOf, numberFlaw, optionalFlaw, textFlaw } from "../flaws.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import { labelFlaw } from "../label-flaw.ts"
import { numberIn } from "../number-in.ts"
import { rowFlaws } from "../row-flaws.ts"
import type { ChartValues } from "./chart-values.ts"

export function findChartFlaws({ kind, title, unit, words, items }: ChartValues): Flaws {
  const valueFlaw = (value: string): string | null => {
    const isBelow = (numberIn(value) ?? 0) < 0
    if (isBelow && kind === "bars") return t`Below zero there are no bars.`
    if (isBelow && kind === "squares") return t`Below zero there are no squares.`
    return numberFlaw(value)
  }
  return flawsOf({
    title: textFlaw(title, blockLimits.title, t`Give the chart a title.`),
    unit: optionalFlaw(unit, blockLimits.unit),
    words: textFlaw(words, blockLimits.words, t`Say what is to be seen in it, for those who don’t see it.`),
    ...rowFlaws("items", items, isEmptyRow, ({ value }, at) => ({
      label: labelFlaw(items, at, blockLimits.label),
      value: valueFlaw(value),
    })),
    items: itemsFlaw(kind, items),
  })
}

function itemsFlaw(kind: ChartValues["kind"], items: ChartValues["items"]): string | null {
  const filled = items.filter((item) => !isEmptyRow(item))
  const { least, most } = blockLimits.items[kind]
  if (filled.length < least || filled.length > most)
    return t`A chart of this kind has ${least} to ${most} rows; there are ${filled.length}.`
  const total = filled.reduce((sum, { value }) => sum + (numberIn(value) ?? 0), 0)
  if (kind !== "squares" || total <= 100.5) return null
  return t`Squares are shares of a hundred; these make ${Math.round(total * 10) / 10}.`
}
