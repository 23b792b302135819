import type { Inline, RichText } from "@confetti/contract/rich-text"
import { sourceNumber } from "@confetti/contract/source-number"
import type { DraftText } from "@confetti/contract/tile-draft"
import { stringify } from "yaml"

type DraftBlock = DraftText[number]

/** A tile's text as in a draft, with fenced blocks as source. The draft's schema decides whether it fits. */
export function draftTextOf(text: RichText): DraftText {
  return text.map((block): DraftBlock => {
    switch (block.type) {
      case "paragraph":
        return { ...block, text: sourceMarksAsText(block.text) }
      case "quote":
        return { ...block, text: block.text.map(sourceMarksAsText) }
      case "list":
        return { ...block, items: block.items.map(sourceMarksAsText) }
      case "heading":
      case "figure":
        return block as DraftBlock
      case "map":
      case "diagram":
        return { type: "fenced", kind: block.type, yaml: block.yaml ?? "" }
      default: {
        const { type, ...fields } = block
        const yaml = stringify(withoutEmpty(fields), { lineWidth: 0, blockQuote: false })
        return { type: "fenced", kind: type, yaml: yaml.trimEnd() }
      }
    }
  })
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== "object" || value === null) return value
  const filled = Object.entries(value).filter(([, field]) => field !== "" && field !== null)
  return Object.fromEntries(filled.map(([name, field]) => [name, withoutEmpty(field)]))
}

function sourceMarksAsText(parts: readonly Inline[]): Inline[] {
  const written: Inline[] = []
  for (const part of parts.map(asText)) {
    const last = written.at(-1)
    if (typeof part === "string" && typeof last === "string") written[written.length - 1] = last + part
    else written.push(part)
  }
  return written
}

function asText(part: Inline): Inline {
  if (typeof part === "string") return part
  if ("strong" in part) return { strong: sourceMarksAsText(part.strong) }
  if ("em" in part) return { em: sourceMarksAsText(part.em) }
  const number = sourceNumber(part.link)
  return number === null ? { ...part, text: sourceMarksAsText(part.text) } : `[^${number}]`
}
