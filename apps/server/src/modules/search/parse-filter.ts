import { defined } from "@confetti/domain/defined"
import { LRUCache } from "lru-cache"

export class UnsupportedSearch extends Error {
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

const pattern = /\s*(?:(?<mark>[():=])|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<word>[\p{L}\p{N}_.-]+))/uy

export type Filterable = { developing: boolean; categories: readonly string[] }

export type Filter = (tile: Filterable) => boolean

export const everything: Filter = () => true

/** The latest parsed filters by text: equal texts share a function and its cached results. */
const read = new LRUCache<string, Filter>({ max: 64 })

/** Deeper nesting is an attack. */
const deepest = 20

/**
 * Parses a filter: `developing = 0`, `developing:false`, `categories:space`, `AND`, `OR` and parentheses, with `AND` binding tighter.
 * Anything else is refused, not ignored.
 */
export function parseFilter(text: string): Filter {
  const known = read.get(text) ?? readFilter(text)
  read.set(text, known)
  return known
}

function readFilter(text: string): Filter {
  if (text.trim() === "") return everything
  const tokens = filterTokens(text)
  let at = 0

  const peek = (): FilterToken | undefined => tokens[at]
  const isWord = (word: string): boolean => peek()?.kind === "word" && peek()?.value.toUpperCase() === word
  const isMark = (mark: string): boolean => peek()?.kind === "mark" && peek()?.value === mark

  function alternatives(depth: number): Filter {
    const filters = [conjunction(depth)]
    while (isWord("OR")) {
      at++
      filters.push(conjunction(depth))
    }
    return filters.length === 1 ? defined(filters[0]) : (tile) => filters.some((filter) => filter(tile))
  }

  function conjunction(depth: number): Filter {
    const filters = [term(depth)]
    while (isWord("AND")) {
      at++
      filters.push(term(depth))
    }
    return filters.length === 1 ? defined(filters[0]) : (tile) => filters.every((filter) => filter(tile))
  }

  function term(depth: number): Filter {
    if (depth > deepest) throw new UnsupportedSearch("filters: nested too deeply")
    if (!isMark("(")) return comparison()
    at++
    const inner = alternatives(depth + 1)
    if (!isMark(")")) throw new UnsupportedSearch("filters: a parenthesis is not closed")
    at++
    return inner
  }

  function comparison(): Filter {
    const [attribute, operator, value] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (!attribute || attribute.kind === "mark") throw new UnsupportedSearch("filters: an attribute is missing")
    const isCompared = operator?.kind === "mark" && (operator.value === ":" || operator.value === "=")
    if (!isCompared || !value || value.kind === "mark")
      throw new UnsupportedSearch(`filters: \`${attribute.value}\` is not compared to a value`)
    at += 3
    return compare(attribute.value, operator.value, value.value)
  }

  const filter = alternatives(0)
  if (at < tokens.length) throw new UnsupportedSearch(`filters: unexpected \`${tokens[at]?.value}\``)
  return filter
}

const flags: Record<string, boolean> = { "0": false, false: false, "1": true, true: true }

function compare(attribute: string, operator: string, value: string): Filter {
  if (attribute === "developing") {
    const wanted = flags[value.toLowerCase()]
    if (wanted === undefined) throw new UnsupportedSearch("filters: `developing` is compared to 0 or 1")
    return (tile) => tile.developing === wanted
  }
  if (attribute === "categories" && operator === ":") return (tile) => tile.categories.includes(value)
  throw new UnsupportedSearch(
    `filters: \`${attribute} ${operator}\` is not supported; use developing = 0 and categories:slug`,
  )
}

/** A token of a filter: a word, a quoted text without its quotes, or an operator. */
type FilterToken = { kind: "word" | "text" | "mark"; value: string }

function filterTokens(filter: string): FilterToken[] {
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
    else tokens.push({ kind: "text", value: defined(groups["double"] ?? groups["single"]) })
  }
  return tokens
}
