import { oneLine } from "./one-line.ts"
import { writtenNumber } from "./written-number.ts"

/** A number that can be left out, as it is written into YAML. */
export function givenNumber(text: string): number | string | undefined {
  return oneLine(text) === "" ? undefined : writtenNumber(text)
}
