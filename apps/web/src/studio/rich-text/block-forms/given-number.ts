import { oneLine } from "./one-line.ts"
import { writtenNumber } from "./written-number.ts"

export function givenNumber(text: string): number | string | undefined {
  return oneLine(text) === "" ? undefined : writtenNumber(text)
}
