import type { FeaturedDraft } from "@confetti/contract/studio-cards"
import type { FeaturedFile } from "../../content/pack/parse-featured.ts"
import { listText, windowText } from "./social-text.ts"

export function featuredText(featured: readonly FeaturedDraft[]): string {
  return listText(featured.map(({ item, ...window }) => ({ item, ...windowText(window) })))
}

export function draftOfFeatured({ item, window, isOff }: FeaturedFile): FeaturedDraft {
  return { item, from: window.from ?? "", until: window.until ?? "", isOff }
}
