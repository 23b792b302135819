import { t } from "@confetti/domain/messages/t"
import { dateText } from "../../ui/moment-text.ts"

/** Until when somebody can't write. Those who can't for good end in the year 9999. */
export function suspendedText(until: string, language: string): string {
  return until >= "9999" ? t`Suspended for good` : t`Suspended until ${dateText(until, language)}`
}
