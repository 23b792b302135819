import { numberIn } from "./number-in.ts"
import { oneLine } from "./one-line.ts"

/** A number as it is written into YAML; what is none yet, as it was typed. */
export function writtenNumber(text: string): number | string {
  return numberIn(text) ?? oneLine(text)
}
