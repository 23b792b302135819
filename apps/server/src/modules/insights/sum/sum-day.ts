import { addDays, startOfDay } from "@confetti/domain/games/puzzle-day"
import { inFives, inFivesOf, sumInFives } from "@confetti/domain/insights/in-fives"
import type { Tx } from "../../../platform/db/open-database.ts"
import {
  gameCells,
  gatherFacts,
  pointCells,
  type RestCell,
  type RestMeasure,
  restCells,
  siteCell,
  stripEnds,
  tileCells,
  tilesByCategory,
} from "./facts-store.ts"
import { addFigures, noFigures, publishCategories, publishStrips, publishTile, restMeasures } from "./publish-day.ts"
import { replaceDay } from "./sums-store.ts"

/** A few hundred bytes each, so that a slice is summed in memory within a second. */
const usualSlice = 300_000

/** Sums a day from all its events. Repeating it, or other slices, gives the same result. */
export async function sumDay(tx: Tx, day: string, zone: string, eventsOfSlice = usualSlice): Promise<void> {
  const from = new Date(startOfDay(zone, day))
  const until = new Date(startOfDay(zone, addDays(day, 1)))
  await gatherFacts(tx, from, until, eventsOfSlice)
  const strips = publishStrips(await stripEnds(tx))
  const tiles = (await tileCells(tx))
    .map(({ tile_id, category, ...cell }) => ({ id: tile_id, category, figures: publishTile(cell) }))
    .filter(({ figures }) => figures.shown > 0)
  const rests = new Map<RestMeasure, RestCell[]>()
  for (const measure of restMeasures) {
    const shown = tiles.filter(({ figures }) => figures[measure] > 0).map(({ id }) => id)
    rests.set(measure, await restCells(tx, measure, shown))
  }
  const categories = publishCategories(tiles, rests, await tilesByCategory(tx))
  const site = await siteCell(tx)
  const readers = inFives(site.readers)
  const games = await gameCells(tx)
  const points = await pointCells(tx, from, until)
  await replaceDay(tx, day, {
    site: {
      day,
      readers,
      members: inFivesOf(site.members, readers),
      inviters: inFivesOf(site.inviters, readers),
      ...[...categories.values()].reduce(addFigures, noFigures),
    },
    tiles: tiles.map(({ id, figures }) => ({ day, tile_id: id, ...figures, reached: strips.get(id) ?? [] })),
    categories: [...categories].map(([category, figures]) => ({ day, category, ...figures })),
    games: games
      .map(({ game, played, won, practised }) => {
        const shown = inFives(played)
        return { day, game, played: shown, won: inFivesOf(won, shown), practised: inFives(practised) }
      })
      .filter(({ played, practised }) => played + practised > 0),
    points: points
      .map(({ action, people, points: sum }) => ({
        day,
        action,
        people: inFives(people),
        points: sumInFives(sum, people),
      }))
      .filter(({ people }) => people > 0),
  })
}
