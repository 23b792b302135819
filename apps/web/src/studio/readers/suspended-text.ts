import { dateText } from "../../ui/moment-text.ts"

/** Until when somebody can't write. Those who can't for good end in the year 9999. */
export function suspendedText(until: string, language: string): string {
  return until >= "9999" ? "Suspended for good" : `Suspended until ${dateText(until, language)}`
}
