import type { FencedBlock } from "./fenced-block.ts"

/** A block's text in sentences: read aloud, searched, and in previews. */
export function fencedWords(block: FencedBlock): string[] {
  return sentences(block).map(ended)
}

function sentences(block: FencedBlock): string[] {
  switch (block.type) {
    case "choice":
      return [block.question, ...block.options, `Right is: ${block.right}`, block.why]
    case "table":
      return [block.title, ...block.rows.map((row) => rowWords(row, block.columns))]
    case "chart":
      return [block.title, block.words]
    case "guess":
      return [block.question, `It is ${withUnit(block.answer, block.unit)}`, block.why]
    case "try":
      return [block.title, block.byHand]
    case "sound":
      return [block.title, block.words]
    case "link":
      // The other tile's title may change, and may be unpublished.
      return block.why === "" ? [] : [block.why]
    case "compare":
      return [block.caption, ...[block.before, block.after].map(({ label, alt }) => `${label}: ${alt}`)]
    case "map":
      return [block.title, block.words, ...block.places.map(stepWords)]
    case "diagram":
      return [block.title, block.words, ...block.steps.map(stepWords)]
    case "scroll":
      return [block.title, ...block.items.map((item) => `${withUnit(item.value, block.unit)}, ${stepWords(item)}`)]
  }
}

function stepWords({ label, text }: { label: string; text: string }): string {
  return text === "" ? label : `${label}: ${text}`
}

function rowWords(row: readonly string[], columns: readonly string[]): string {
  return row.map((cell, at) => (at === 0 ? cell : `${columns[at]}: ${cell}`)).join(", ")
}

function withUnit(value: number, unit: string): string {
  return unit === "" ? String(value) : `${value} ${unit}`
}

/** Ends with punctuation, so that a voice pauses. */
function ended(text: string): string {
  return /[.!?…:;]$/.test(text) ? text : `${text}.`
}
