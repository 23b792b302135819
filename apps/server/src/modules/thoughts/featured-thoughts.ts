import { day } from "@confetti/domain/durations"
import type { FeedCardSource } from "../feed-cards/feed-card-source.ts"
import { type FeaturedRow, featuredSince } from "./pages-store.ts"

const since = 2 * day
const shown = 3
/** Writers hidden by so many people are not featured. */
const mostHidden = 3
/** The first three on different tiles are taken from these. */
const looked = 60

/** Three interesting thoughts of the last two days, one a tile. No card with fewer. */
export const featuredThoughts: FeedCardSource = {
  priority: 8,
  cards: async ({ config, content, pool, clock, viewerId = null }) => {
    if (config.THOUGHTS === "off") return []
    const now = clock()
    const asked = { since: new Date(now - since), now: new Date(now), mostHidden, viewerId, limit: looked }
    const rows = await featuredSince(pool, asked)
    const { byId } = content.current()
    const isThere = ({ tile_id }: FeaturedRow): boolean => (byId.get(tile_id)?.publishedAt ?? now + 1) <= now
    const ofTiles = Map.groupBy(rows.filter(isThere), ({ tile_id }) => tile_id)
    const best = [...ofTiles.values()].flatMap(([first]) => first ?? []).slice(0, shown)
    if (best.length < shown) return []
    return [
      {
        type: "featured_thoughts",
        id: "latest",
        title: "Found interesting",
        thoughts: best.map((row) => featuredView(row, byId.get(row.tile_id)?.categories[0] ?? null)),
      },
    ]
  },
}

function featuredView({ thought_id, tile_id, body, marks, name, slug, title }: FeaturedRow, category: string | null) {
  return {
    id: thought_id,
    text: body,
    by: name === "" ? "Somebody" : name,
    marks,
    tile: { id: tile_id, slug, title, category },
  }
}
