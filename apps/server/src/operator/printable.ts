import { disguises } from "@confetti/contract/free-text"

/** A line as a terminal may be given it: what people wrote can neither move its cursor nor turn its letters around. */
export function printable(line: string): string {
  return line.replace(/[\t\r\n\u2028\u2029]+/gu, " ").replace(disguises, "")
}
