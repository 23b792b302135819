import { toEnd } from "@confetti/domain/messages/words-language"

/** The pixel position `by` pixels from a box's inline start. */
export function fromStart({ left, right }: Pick<DOMRect, "left" | "right">, by: number): number {
  return toEnd > 0 ? left + by : right - by
}
