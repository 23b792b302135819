import { learnedPopularity } from "./learned-popularity.ts"
import type { RankingGround } from "./ranking.ts"
import { rankWeights } from "./rank-weights.ts"

/** How each tile stands with everybody. */
export type GroundStanding = {
  /** 1 for what came out just now, half of it a month later. */
  fresh: Float32Array
  meanFresh: number
  popularity: Float32Array
  meanPopularity: number
  /** What closeness is multiplied with: a model says of a tile that was shown to many that everybody is close to it. */
  rarity: Float32Array
  /** Tiles few people were shown. */
  littleMet: Int32Array
  /** How many people read a tile to the end, as a mean: what a model has to learn from. */
  readers: number
}

/** After this long a tile's newness counts half, as in the default feed. */
const halfLife = 30 * 86_400_000

const known = new WeakMap<RankingGround, GroundStanding>()

/** Worked out once for a ground: it is the same for everybody, and costs more than all that differs. */
export function standingOf(ground: RankingGround): GroundStanding {
  const standing = known.get(ground) ?? workOut(ground)
  known.set(ground, standing)
  return standing
}

function workOut(ground: RankingGround): GroundStanding {
  const { publishedAt, shown, now } = ground
  const { few, exposureDoubt } = rankWeights
  const fresh = Float32Array.from(publishedAt, (at) => finite(0.5 ** (Math.max(0, now - at) / halfLife)))
  const popularity = learnedPopularity(ground).map(finite)
  return {
    fresh,
    meanFresh: mean(fresh),
    popularity,
    meanPopularity: mean(popularity),
    rarity: Float32Array.from(shown, (count) => 1 / Math.sqrt(count + exposureDoubt)),
    littleMet: Int32Array.from([...shown.keys()].filter((tile) => (shown[tile] as number) < few)),
    readers: mean(ground.finished),
  }
}

/** One bad number must not make all comparisons wrong. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function mean(values: Float32Array | Uint32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / Math.max(1, values.length)
}
