import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { countFlaw } from "../count-flaw.ts"
import { type Flaws, flawsOf, numberFlaw, optionalFlaw, textFlaw } from "../flaws.ts"
import { inWords } from "../in-words.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import { labelFlaw } from "../label-flaw.ts"
import { numberIn } from "../number-in.ts"
import { rowFlaws } from "../row-flaws.ts"
import type { ScrollItem, ScrollValues } from "./scroll-values.ts"

const { scrollItems, scrollLabel, scrollText, scrollLength } = blockLimits

export function findScrollFlaws({ title, unit, items }: ScrollValues): Flaws {
  return flawsOf({
    title: textFlaw(title, blockLimits.title, t`Give it a title.`),
    unit: optionalFlaw(unit, blockLimits.unit),
    ...rowFlaws("items", items, isEmptyRow, ({ value, text }, at) => ({
      value: numberFlaw(value) ?? placeFlaw(items, at),
      label: labelFlaw(items, at, scrollLabel),
      text: optionalFlaw(text, scrollText),
    })),
    items: countFlaw(items.filter((item) => !isEmptyRow(item)).length, scrollItems),
  })
}

function placeFlaw(items: readonly ScrollItem[], at: number): string | null {
  const values = items.map(({ value }) => numberIn(value))
  const own = values[at] ?? 0
  const known = values.filter((value) => value !== null)
  const apart = (Math.max(...known) - Math.min(...known)) / scrollLength
  const others = values.slice(0, at).filter((value) => value !== null)
  const near = others.find((other) => Math.abs(other - own) < apart || other === own)
  if (near === undefined) return null
  if (near === own) return t`Another one stands there.`
  const least = inWords(apart, { maximumSignificantDigits: 4, roundingMode: "ceil" })
  return t`Too near to ${inWords(near)}: they need at least ${least} between them.`
}
