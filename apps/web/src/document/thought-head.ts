import type { PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { readThoughtId, thoughtPath } from "@confetti/domain/thoughts/thought-link"

/** Graphemes: longer descriptions would be cut off in the middle of a word. */
const longest = 200

export type ThoughtHead = {
  title: string
  description: string
  /** The path with the thought, as crawlers read the page there. */
  url: string
}

/** Null without a public shared thought. */
export function thoughtHead(search: string, tile: Tile | undefined, thought: PageData["thought"]): ThoughtHead | null {
  const id = readThoughtId(new URLSearchParams(search))
  if (!tile || thought === null || id === null) return null
  const by = plain(thought.by)
  return {
    title: by === "" ? t`Someone on ${tile.title}` : t`${by} on ${tile.title}`,
    description: shortened(plain(thought.text)),
    url: thoughtPath(tile.slug, id),
  }
}

/** In a single line, without bidi characters. */
function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

function shortened(text: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)]
  if (letters.length <= longest) return text
  const cut = text.slice(0, letters[longest - 1]?.index)
  return `${cut.replace(/\s+\S{0,30}$/, "")}…`
}
