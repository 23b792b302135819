/** What the default order needs to know of a finished tile. */
export type FeedCandidate = {
  id: string
  /** Its first category: the one that gives it its colour. */
  category: string
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** How well it is liked, 0 to 1. */
  merit: number
}

/** The true cause for a tile's place, from which the app says why it is here. */
export type FeedCause = "new" | "liked" | "spread"

export type FeedEntry = { id: string; cause: FeedCause }

const day = 86_400_000
/** After this long a tile's newness counts half. */
const halfLife = 30 * day
/** How many tiles must lie between two of one category, where there is a choice. */
const spacing = 3
const newFor = 14 * day

/**
 * The feed of someone we know nothing about: every finished tile once, the newest and best first, spread over categories.
 * Deterministic: equal scores fall back to the id. At each place the best tile wins whose category was not among the last
 * three; when only such categories are left, the one seen longest ago wins, so that nothing is dropped.
 */
export function defaultFeed(candidates: readonly FeedCandidate[], now: number): FeedEntry[] {
  const lines = linesByCategory(candidates, now)
  const lastSeen = new Map<string, number>()
  const feed: FeedEntry[] = []
  while (lines.size > 0) {
    const line = nextLine(lines, lastSeen, feed.length)
    const tile = line.tiles[line.next++] as FeedCandidate
    lastSeen.set(line.category, feed.length)
    feed.push({ id: tile.id, cause: causeOf(tile, now, feed.length) })
    if (line.next === line.tiles.length) lines.delete(line.category)
  }
  return feed
}

type Line = { category: string; tiles: FeedCandidate[]; scores: number[]; next: number }

function linesByCategory(candidates: readonly FeedCandidate[], now: number): Map<string, Line> {
  const scored = candidates
    .map((tile) => ({ tile, score: scoreOf(tile, now) }))
    .sort((a, b) => b.score - a.score || (a.tile.id < b.tile.id ? -1 : 1))
  const lines = new Map<string, Line>()
  for (const { tile, score } of scored) {
    const line = lines.get(tile.category) ?? { category: tile.category, tiles: [], scores: [], next: 0 }
    line.tiles.push(tile)
    line.scores.push(score)
    lines.set(tile.category, line)
  }
  return lines
}

function nextLine(lines: Map<string, Line>, lastSeen: Map<string, number>, at: number): Line {
  let best: Line | undefined
  let bestGap = 0
  for (const line of lines.values()) {
    const gap = Math.min(spacing + 1, at - (lastSeen.get(line.category) ?? Number.NEGATIVE_INFINITY))
    if (!best || gap > bestGap || (gap === bestGap && headScore(line) > headScore(best))) {
      best = line
      bestGap = gap
    }
  }
  return best as Line
}

function headScore(line: Line): number {
  return line.scores[line.next] as number
}

function scoreOf(tile: FeedCandidate, now: number): number {
  return 0.5 ** (Math.max(0, now - tile.publishedAt) / halfLife) + tile.merit
}

function causeOf(tile: FeedCandidate, now: number, place: number): FeedCause {
  if (now - tile.publishedAt <= newFor) return "new"
  return tile.merit >= 0.5 && place < 40 ? "liked" : "spread"
}
