import { hash } from "node:crypto"
import { mostFeedIds } from "@confetti/contract/limits"
import { day } from "@confetti/domain/durations"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import type { ReadPool } from "../../platform/db/replica/reads.ts"
import type { Services } from "../../platform/services.ts"
import {
  buildCatalogue,
  type Catalogue,
  type CataloguePlan,
  carryCounts,
  noCounts,
  planCatalogue,
  type TileCounts,
} from "./candidates/catalogue.ts"
import { countsAfter } from "./counting-store.ts"
import { type LoadedModel, type ServedModel, serveModel } from "./features/item-similarity.ts"
import { buildProfile, type InteractionHistory } from "./features/profile.ts"
import { loadModel, modelVersion } from "./model-store.ts"
import { rankFeed } from "./rank-feed.ts"

/** A batch takes some milliseconds; requests are answered in between. */
const rowsAtOnce = 2000

export type LiveRanking = {
  catalogue: () => Catalogue
  /** Null before the first training. */
  model: () => ServedModel | null
  refresh: () => Promise<void>
}

/** Milliseconds between looks for a model trained by another process. */
const pollEvery = 5_000
const minute = 60_000

/** Empty until the first `refresh`; then it follows the database. */
export function rankingOf({ own }: Pick<Services, "own">): LiveRanking {
  return own(createRanking)
}

function createRanking({ pool, replica, content, clock, log, isDraining }: Services): LiveRanking {
  let planned: { plan: CataloguePlan; counts: TileCounts } | null = null
  let catalogue: Catalogue | null = null
  let loaded: LoadedModel | null = null
  let served: { of: LoadedModel; plan: CataloguePlan; model: ServedModel } | null = null
  let reading: Promise<void> = Promise.resolve()
  const isWanted = (): boolean => !isDraining()

  function plannedAt(now: number): { plan: CataloguePlan; counts: TileCounts } {
    if (planned?.plan.of === content.current() && now < planned.plan.goodUntil) return planned
    const plan = planCatalogue(content.current(), now)
    planned = { plan, counts: planned ? carryCounts(planned, plan) : noCounts(plan.ids.length) }
    catalogue = null
    return planned
  }

  /** Pages must be of one training, so never from a replica, which may switch to the primary at any moment. */
  async function readModel(): Promise<void> {
    if ((await modelVersion(pool)) === (loaded?.version ?? 0)) return
    const fresh = await loadModel(pool, isWanted)
    if (!fresh) return
    loaded = fresh
    log.info({ version: fresh.version, tiles: fresh.model.keys.length }, "a model was loaded")
  }

  async function readCounts(): Promise<void> {
    const { plan } = plannedAt(clock())
    const counts = await loadCounts(replica.pool, plan, isWanted)
    // The content may have changed; the next look reads again.
    if (planned?.plan !== plan || !isWanted()) return
    planned = { plan, counts }
    catalogue = null
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    reading = reading.catch(() => {}).then(work)
    return reading
  }

  let countedAt = clock()
  async function poll(): Promise<void> {
    await readModel()
    if (clock() - countedAt < minute) return
    countedAt = clock()
    await readCounts()
  }

  const timer = setInterval(() => {
    if (isDraining()) return clearInterval(timer)
    // The model in memory stays in use.
    inTurn(poll).catch((error: unknown) => log.warn({ err: error }, "ranking could not be read"))
  }, pollEvery)
  timer.unref()

  return {
    catalogue: () => {
      const now = Math.floor(clock() / minute) * minute
      // Includes what was published within this minute.
      const { plan, counts } = plannedAt(clock())
      if (catalogue?.now !== now) catalogue = buildCatalogue(plan, counts, now)
      return catalogue
    },
    model: () => {
      if (loaded === null) return null
      const { plan } = plannedAt(clock())
      if (served?.of !== loaded || served.plan !== plan)
        served = { of: loaded, plan, model: serveModel(loaded, plan.indexOf) }
      return served.model
    },
    refresh: () =>
      inTurn(async () => {
        await readModel()
        await readCounts()
      }),
  }
}

async function loadCounts(
  pool: ReadPool,
  { ids, indexOf }: CataloguePlan,
  isWanted: () => boolean,
): Promise<TileCounts> {
  const counts = noCounts(ids.length)
  for (let last: string | undefined = ""; last !== undefined && isWanted(); ) {
    const rows = await countsAfter(pool, last, rowsAtOnce)
    for (const { tile_id, likes, seen, finished } of rows) {
      const index = indexOf.get(tile_id)
      if (index === undefined) continue
      counts.likes[index] = likes
      counts.shown[index] = seen
      counts.finished[index] = finished
    }
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.tile_id
  }
  return counts
}

/** `count` is the number of available tiles; the feed has at most `mostFeedIds`. */
export type PersonalFeed = { tileIds: string[]; causes: FeedCause[]; count: number }

/**
 * A personal feed from a person's activity. Null at cold start, for the default feed. Exploration changes from day to day, not from call to
 * call.
 */
export function feedForPerson(ranking: LiveRanking, userId: string, did: InteractionHistory): PersonalFeed | null {
  const { history, finished, recent, picks, lessPreferences } = did
  if ([history, finished, recent, picks, lessPreferences].every(({ length }) => length === 0)) return null
  const catalogue = ranking.catalogue()
  const profile = buildProfile(catalogue, ranking.model(), did)
  const today = Math.floor(catalogue.now / day)
  const seed = Number.parseInt(hash("sha1", `${userId} ${today}`).slice(0, 8), 16)
  const { tiles, causes } = rankFeed(catalogue, profile, { most: mostFeedIds, seed })
  let count = catalogue.ids.length
  for (const isOut of profile.isExcluded) count -= isOut
  return { tileIds: tiles.map((tile) => catalogue.ids[tile] ?? ""), causes, count }
}
