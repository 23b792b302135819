import type { Inline } from "@confetti/contract/rich-text"
import { sourceNumber } from "@confetti/contract/source-number"

export function sourceMarksAsText(parts: readonly Inline[]): Inline[] {
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
