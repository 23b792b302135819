import type { CategoryDraft } from "@confetti/contract/studio-brand"
import { stringify } from "yaml"
import type { PackCategory } from "../../content/pack/parse-categories.ts"

export function categoriesText(categories: readonly CategoryDraft[]): string {
  const rows = categories.map(({ slug, title, emoji, hue }) => ({ slug, title, ...(emoji !== "" && { emoji }), hue }))
  return rows.map((row) => stringify([row], { lineWidth: 0, blockQuote: false })).join("")
}

export function draftOfCategory({ slug, title, emoji = "", hue }: PackCategory): CategoryDraft {
  return { slug, title, emoji, hue }
}
