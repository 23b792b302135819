import { hour } from "@confetti/domain/durations"
import { isInSeason } from "@confetti/domain/feed/season"
import { firstMidnight } from "@confetti/domain/today/first-midnight"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { startOfMoment } from "./fields.ts"
import { type KnownTiles, namedTiles } from "./named-tiles.ts"
import { type DailyTileFile, dailyTilesFile } from "./parse-daily-tiles.ts"
import type { TileFile } from "./parse-tile.ts"
import type { Problem } from "./problem.ts"

/**
 * Checks that each daily tile exists, is finished, and is published when its day begins in the first time zone. Tiles of the studio are not
 * checked: a file must not keep an editor from publishing later.
 */
export function checkDailyTiles(days: readonly DailyTileFile[], known: KnownTiles): Problem[] {
  const named = namedTiles(known)
  const bySlug = new Map(known.tiles.map((tile) => [tile.slug, tile]))
  const written = new Set(known.overlay.tiles.map(({ file }) => file))
  return days.flatMap(({ day, tile: name, line }) => {
    const slug = named.slugOf(name)
    const tile = slug === undefined ? undefined : bySlug.get(slug)
    if (tile && written.has(tile.file)) return []
    const say = tile ? findProblem(tile, day) : named.isExcused(name) ? null : t`is not a tile: give its slug or its id`
    return say === null ? [] : [{ file: dailyTilesFile, line, say: about(`\`${name}\``, say), path: [day, "tile"] }]
  })
}

function findProblem({ fields }: TileFile, day: string): Say | null {
  if (fields.developing === true) return t`is still developing: the tile of the day must be a finished one`
  if (!isInSeason(fields.season ?? null, Date.parse(day) + 12 * hour)) return t`is not in season on ${day}`
  const begins = firstMidnight(day)
  if (startOfMoment(fields.published) <= begins) return null
  const moment = `${new Date(begins).toISOString().slice(0, 16)}Z`
  return t`is published ${fields.published}, but ${day} begins in the easternmost time zone at ${moment}`
}
