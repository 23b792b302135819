import { isInSeason } from "@confetti/domain/feed/season"
import { isEarly } from "@confetti/domain/tile/early-access"
import type { ContentSnapshot, TileEntry } from "./content-snapshot.ts"
import type { LiveContent } from "./live-content.ts"

type Upcoming = { since: number; tiles: readonly TileEntry[] }

const bySnapshot = new WeakMap<ContentSnapshot, Upcoming>()

/** The tiles that are published after `now`, the next one first. Almost always few or none: asked for with every write. */
function upcomingTiles(snapshot: ContentSnapshot, now: number): readonly TileEntry[] {
  let known = bySnapshot.get(snapshot)
  if (known === undefined || now < known.since) {
    const tiles = snapshot.tiles
      .filter(({ publishedAt }) => publishedAt > now)
      .sort((a, b) => a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : 1))
    known = { since: now, tiles }
    bySnapshot.set(snapshot, known)
  }
  const first = known.tiles[0]
  return first === undefined || first.publishedAt > now
    ? known.tiles
    : known.tiles.filter(({ publishedAt }) => publishedAt > now)
}

/** Whether anything is read by the owners of tiles a day early now. */
export function isAnythingEarly(snapshot: ContentSnapshot, now: number): boolean {
  const [next] = upcomingTiles(snapshot, now)
  return next !== undefined && isEarly(next.publishedAt, now)
}

/** Those of them that stand in the feed from the moment they are published: finished, and in season then. */
export function upcomingForFeed(snapshot: ContentSnapshot, now: number): readonly TileEntry[] {
  return upcomingTiles(snapshot, now).filter(
    ({ developing, season, publishedAt }) => !developing && isInSeason(season, publishedAt),
  )
}

/** When the next tile of the feed is published, in milliseconds since the epoch; null where none is dated ahead. */
export function nextPublication(snapshot: ContentSnapshot, now: number): number | null {
  return upcomingForFeed(snapshot, now)[0]?.publishedAt ?? null
}

/** Whether one of these tiles is not published yet. */
export function hasEarly(content: LiveContent, tileIds: readonly string[], now: number): boolean {
  const { byId } = content.current()
  return tileIds.some((id) => (byId.get(id)?.publishedAt ?? now) > now)
}
