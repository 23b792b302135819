import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useSyncExternalStore } from "react"
import { pageLanguage } from "../../../platform/intl/page-language.ts"

const never = () => () => undefined

/** Writes numbers with their units as the page's language does. The first paint equals the server's, which writes as its words do. */
export function useNumberText(): (value: number, unit: string) => string {
  const language = useSyncExternalStore(never, pageLanguage, () => wordsLanguage)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  // A number and its unit stay on one line.
  return (value, unit) => (unit === "" ? format.format(value) : `${format.format(value)}\u00a0${unit}`)
}
