import type { PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { readThoughtId, thoughtPath } from "@confetti/domain/thoughts/thought-link"

/** Longer descriptions are cut off by whoever shows them, in the middle of a word. In characters as people count them. */
const longest = 200

export type ThoughtHead = {
  title: string
  description: string
  /** With the thought, or whoever makes the preview would look at the page without it. Without the origin. */
  url: string
}

/** Null for a page that no thought was shared by, or whose thought is not everybody's to read. */
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

/** On one line, and without what turns the direction of whatever stands around it. */
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
