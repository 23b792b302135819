import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useSyncExternalStore } from "react"
import { pageLanguage } from "../../../platform/intl/page-language.ts"

const never = () => () => undefined

/** Formats numbers with units in the page's language. The first paint equals the server's. */
export function useNumberText(): (value: number, unit: string) => string {
  const language = useSyncExternalStore(never, pageLanguage, () => wordsLanguage)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 6 })
  return (value, unit) => {
    if (unit === "") return format.format(value)
    if (unit.startsWith("%")) return percent.format(value / 100) + unit.slice(1)
    // A number and its unit stay on one line.
    return `${format.format(value)}\u00a0${unit}`
  }
}
