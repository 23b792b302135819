import type { RichText } from "@confetti/contract/rich-text"

/** Whether a text has only cards to other tiles: they can be hidden, which would leave an empty page. */
export function isCardsAlone(text: RichText): boolean {
  return text.length > 0 && text.every(({ type }) => type === "link")
}
