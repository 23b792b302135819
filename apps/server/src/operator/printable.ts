import { disguises } from "@confetti/contract/free-text"

/** Removes control and bidi characters, so that people's text can't manipulate a terminal. */
export function printable(line: string): string {
  return line.replace(/[\t\r\n\u2028\u2029]+/gu, " ").replace(disguises, "")
}
