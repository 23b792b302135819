import type { RichText } from "@confetti/contract/rich-text"

/** Whether a text holds cards to other tiles and nothing else: they leave when their tiles do, and an empty page would stay. */
export function isCardsAlone(text: RichText): boolean {
  return text.length > 0 && text.every(({ type }) => type === "link")
}
