import type { RichText } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"
import { stringify } from "yaml"

type DraftBlock = DraftText[number]

/** A tile's text as a draft keeps it: fenced blocks as they are written. The draft's own schema says whether it can hold the rest. */
export function draftTextOf(text: RichText): DraftText {
  return text.map((block): DraftBlock => {
    switch (block.type) {
      case "paragraph":
      case "heading":
      case "figure":
      case "quote":
      case "list":
        return block as DraftBlock
      default: {
        const { type, ...all } = block
        // What is empty is left out, as an editor of files would.
        const fields = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "" && value !== null))
        return { type: "fenced", kind: type, yaml: stringify(fields, { lineWidth: 0, blockQuote: false }).trimEnd() }
      }
    }
  })
}
