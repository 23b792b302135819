import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { writeBlock } from "../write-block.ts"
import { listOf, textOf } from "../yaml-fields.ts"

export type ChoiceValues = {
  question: string
  /** Four at least; an empty one is none. */
  options: readonly string[]
  /** The place of the right one among them. */
  right: number | null
  why: string
}

const places = 4

export function readChoice(yaml: string): Reading<ChoiceValues> {
  return readBlock(yaml, ["question", "options", "right", "why"], (fields) => {
    const options = listOf(fields["options"], "options").map((option) => textOf(option, "options"))
    const right = textOf(fields["right"], "right")
    const at = right === "" ? -1 : options.indexOf(right)
    return {
      question: textOf(fields["question"], "question"),
      options: [...options, ...Array.from({ length: Math.max(0, places - options.length) }, () => "")],
      right: at < 0 ? null : at,
      why: textOf(fields["why"], "why"),
    }
  })
}

export function writeChoice({ question, options, right, why }: ChoiceValues): string {
  return writeBlock({
    question: oneLine(question),
    options: options.map(oneLine).filter((option) => option !== ""),
    right: oneLine(options[right ?? -1] ?? ""),
    why: oneLine(why),
  })
}
