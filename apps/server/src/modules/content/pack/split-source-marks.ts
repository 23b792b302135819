import type { Inline } from "@confetti/contract/rich-text"
import { sourceAddress } from "@confetti/contract/source-address"

/** `[^2]` in a text: cites the second source of the tile. */
export function splitSourceMarks(text: string): Inline[] {
  // Every other part is a captured group.
  return text
    .split(/\[\^(\d{1,2})\]/)
    .map((part, at) => (at % 2 === 0 ? part : { link: sourceAddress(Number(part)), text: [part] }))
    .filter((part) => part !== "")
}
