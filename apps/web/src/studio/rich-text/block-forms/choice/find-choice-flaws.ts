import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import { type Flaws, flawsOf, textFlaw } from "../flaws.ts"
import { oneLine } from "../one-line.ts"
import type { ChoiceValues } from "./choice-values.ts"

const { least, most } = blockLimits.options

export function findChoiceFlaws({ question, options, right, why }: ChoiceValues): Flaws {
  const filled = options.filter((option) => oneLine(option) !== "").length
  const firstEmpty = options.findIndex((option) => oneLine(option) === "")
  const flawOf = (option: string, at: number): string | null => {
    if (oneLine(option) === "") return at === firstEmpty && filled < least ? t`Give two options at least.` : null
    if (filled > most && at >= most) return t`There is room for four options.`
    if (options.findIndex((other) => isSameText(other, option)) < at) return t`This says the same as another option.`
    return textFlaw(option, blockLimits.option, "")
  }
  const isMarked = right !== null && oneLine(options[right] ?? "") !== ""
  return flawsOf({
    question: textFlaw(question, blockLimits.question, t`Ask your question here.`),
    ...Object.fromEntries(options.map((option, at) => [`options.${at}`, flawOf(option, at)])),
    right: isMarked ? null : t`Mark the option that is right.`,
    why: textFlaw(why, blockLimits.why, t`Say why it is right.`),
  })
}
