import { UnsupportedSearch } from "./unsupported-search.ts"

/** One piece of a filter: a word, a quoted text (its quotes gone), or a mark. */
export type FilterToken = { kind: "word" | "text" | "mark"; value: string }

const pattern = /\s*(?:(?<mark>[():=])|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<word>[\p{L}\p{N}_.-]+))/uy

export function filterTokens(filter: string): FilterToken[] {
  const tokens: FilterToken[] = []
  pattern.lastIndex = 0
  const end = filter.trimEnd().length
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex
    const groups = pattern.exec(filter)?.groups
    if (!groups)
      throw new UnsupportedSearch(`filters: unexpected text at position ${from + 1}: ${filter.slice(from, from + 20)}`)
    const { mark, word } = groups
    if (mark !== undefined) tokens.push({ kind: "mark", value: mark })
    else if (word !== undefined) tokens.push({ kind: "word", value: word })
    else tokens.push({ kind: "text", value: (groups["double"] ?? groups["single"]) as string })
  }
  return tokens
}
