import type { RankingCatalogue } from "@confetti/domain/ranking/ranking"
import { blendMerit, type TileCounts } from "./blend-merit.ts"
import type { CataloguePlan } from "./catalogue-plan.ts"

/** What every order is made from, for all people the same. */
export type Catalogue = RankingCatalogue & Pick<CataloguePlan, "tiles" | "tilesIn"> & { likes: Uint32Array }

export function buildCatalogue(plan: CataloguePlan, counts: TileCounts, now: number): Catalogue {
  const { of: _of, goodUntil: _until, editorsMerit, ...tiles } = plan
  return { ...tiles, ...counts, merit: blendMerit(editorsMerit, counts), now }
}

export function noCounts(tiles: number): TileCounts {
  return { likes: new Uint32Array(tiles), shown: new Uint32Array(tiles), finished: new Uint32Array(tiles) }
}

/** The counts of the tiles that are in both plans. */
export function carryCounts(from: { plan: CataloguePlan; counts: TileCounts }, to: CataloguePlan): TileCounts {
  const carried = noCounts(to.ids.length)
  for (const [index, id] of to.ids.entries()) {
    const before = from.plan.indexOf.get(id)
    if (before === undefined) continue
    for (const kind of ["likes", "shown", "finished"] as const) carried[kind][index] = from.counts[kind][before] ?? 0
  }
  return carried
}
