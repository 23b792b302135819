import { readFileSync } from "node:fs"
import { join } from "node:path"
import { webFolder } from "./native-app.ts"

/** Texts of the stores' pages: `apps/web/store/texts.json`. */
export type StoreTexts = Record<keyof typeof limits, string>

/** The most letters that a store takes; the smaller number where both take one. */
const limits = {
  name: 30,
  subtitle: 30,
  shortDescription: 80,
  description: 4000,
  keywords: 100,
  whatsNew: 500,
} as const

export function readStoreTexts(): Partial<StoreTexts> {
  return JSON.parse(readFileSync(join(webFolder, "store/texts.json"), "utf8")) as Partial<StoreTexts>
}

/** Texts a store would refuse, in words; empty if there are none. */
export function checkStoreTexts(texts: Partial<StoreTexts>): string[] {
  const names = Object.keys(limits) as (keyof typeof limits)[]
  const complaints = names.flatMap((name) => {
    const text = texts[name] ?? ""
    if (text.trim() === "") return [`${name} is empty`]
    // The stores count as a text field does.
    return text.length > limits[name] ? [`${name} has ${text.length} letters, and ${limits[name]} is the most`] : []
  })
  const keywords = (texts.keywords ?? "").split(",")
  const wasted = keywords.filter((word, at) => word !== word.trim() || keywords.indexOf(word) !== at)
  return [...complaints, ...wasted.map((word) => `keywords waste letters on “${word}”`)].map(
    (complaint) => `Store: ${complaint}`,
  )
}
