import { toEnd } from "@confetti/domain/messages/words-language"

/** Where on the screen it is, in pixels from the left, that lies `by` pixels in from the side of a box on which lines begin. */
export function fromStart({ left, right }: Pick<DOMRect, "left" | "right">, by: number): number {
  return toEnd > 0 ? left + by : right - by
}
