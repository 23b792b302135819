import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { writeBlock } from "../write-block.ts"
import { writtenNumber } from "../written-number.ts"
import { textOf } from "../yaml-fields.ts"

/** Numbers as they are typed. */
export type GuessValues = {
  question: string
  min: string
  max: string
  step: string
  unit: string
  answer: string
  why: string
}

const names = ["question", "min", "max", "step", "unit", "answer", "why"] as const

export function readGuess(yaml: string): Reading<GuessValues> {
  return readBlock(yaml, names, (fields) => {
    const values = Object.fromEntries(names.map((name) => [name, textOf(fields[name], name)])) as GuessValues
    return { ...values, step: values.step || "1" }
  })
}

export function writeGuess({ question, min, max, step, unit, answer, why }: GuessValues): string {
  return writeBlock({
    question: oneLine(question),
    min: writtenNumber(min),
    max: writtenNumber(max),
    step: writtenNumber(step),
    unit: oneLine(unit) || undefined,
    answer: writtenNumber(answer),
    why: oneLine(why),
  })
}
