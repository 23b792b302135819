import type pg from "pg"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Services } from "../../platform/services.ts"
import type { TileCounts } from "./blend-merit.ts"
import { buildCatalogue, type Catalogue, carryCounts, noCounts } from "./catalogue.ts"
import { type CataloguePlan, planCatalogue } from "./catalogue-plan.ts"
import { countsAfter } from "./counting-store.ts"
import { type LoadedModel, loadModel } from "./load-model.ts"
import { modelVersion } from "./model-store.ts"

/** Some milliseconds' work: requests are answered in between. */
const rowsAtOnce = 2000

/**
 * The model as it serves, and where its tiles stand in the catalogue: `places[index]` is a tile's number there, or −1. `scores` is room to
 * score somebody in, good until the next one.
 */
export type ServedModel = LoadedModel & { places: Int32Array; scores: Float32Array }

/** What ranking keeps in memory: the tiles with what all people did with them, and the model. */
export type LiveRanking = {
  /** As of this minute. */
  catalogue: () => Catalogue
  /** Null before the first training. */
  model: () => ServedModel | null
  /** Reads again what has moved: a model that was trained, and what was counted. */
  refresh: () => Promise<void>
}

type Parts = Pick<Services, "pool" | "content" | "clock" | "log" | "isDraining">

/** How often another process's training is looked for, in milliseconds. */
const lookEvery = 5_000
const minute = 60_000

const opened = new WeakMap<LiveContent, LiveRanking>()

/** What ranking has in memory beside this content: one, whoever asks. */
export function rankingOf(content: LiveContent): LiveRanking {
  const known = opened.get(content)
  if (!known) throw new Error("rankingOf: openRanking was not called for this content; call it before serving")
  return known
}

/** Opens it, empty: `refresh` reads what there is, and from then on it follows the database by itself. */
export function openRanking(parts: Parts): LiveRanking {
  const ranking = createRanking(parts)
  opened.set(parts.content, ranking)
  return ranking
}

function createRanking({ pool, content, clock, log, isDraining }: Parts): LiveRanking {
  let laid: { plan: CataloguePlan; counts: TileCounts } | null = null
  let catalogue: Catalogue | null = null
  let loaded: LoadedModel | null = null
  let served: { of: LoadedModel; plan: CataloguePlan; model: ServedModel } | null = null
  let reading: Promise<void> = Promise.resolve()
  const isWanted = (): boolean => !isDraining()

  function lay(now: number): { plan: CataloguePlan; counts: TileCounts } {
    if (laid?.plan.of === content.current() && now < laid.plan.goodUntil) return laid
    const plan = planCatalogue(content.current(), now)
    laid = { plan, counts: laid ? carryCounts(laid, plan) : noCounts(plan.ids.length) }
    catalogue = null
    return laid
  }

  async function readModel(): Promise<void> {
    if ((await modelVersion(pool)) === (loaded?.version ?? 0)) return
    const fresh = await loadModel(pool, isWanted)
    if (!fresh) return
    loaded = fresh
    log.info({ version: fresh.version, tiles: fresh.model.keys.length }, "a model was loaded")
  }

  async function readCounts(): Promise<void> {
    const { plan } = lay(clock())
    const counts = await loadCounts(pool, plan, isWanted)
    // Content may have moved meanwhile; then the next look reads them for what is there now.
    if (laid?.plan !== plan || !isWanted()) return
    laid = { plan, counts }
    catalogue = null
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    reading = reading.catch(() => {}).then(work)
    return reading
  }

  let countedAt = clock()
  async function look(): Promise<void> {
    await readModel()
    if (clock() - countedAt < minute) return
    countedAt = clock()
    await readCounts()
  }

  const timer = setInterval(() => {
    if (isDraining()) return clearInterval(timer)
    // What is in memory goes on serving.
    inTurn(look).catch((error: unknown) => log.warn({ err: error }, "ranking could not be read"))
  }, lookEvery)
  timer.unref()

  return {
    catalogue: () => {
      const now = Math.floor(clock() / minute) * minute
      // What came out within this minute is there too.
      const { plan, counts } = lay(clock())
      if (catalogue?.now !== now) catalogue = buildCatalogue(plan, counts, now)
      return catalogue
    },
    model: () => {
      if (loaded === null) return null
      const { plan } = lay(clock())
      if (served?.of !== loaded || served.plan !== plan) served = { of: loaded, plan, model: serve(loaded, plan) }
      return served.model
    },
    refresh: () =>
      inTurn(async () => {
        await readModel()
        await readCounts()
      }),
  }
}

function serve(loaded: LoadedModel, { indexOf }: CataloguePlan): ServedModel {
  const { keys } = loaded.model
  const places = Int32Array.from(keys, (key) => indexOf.get(String(key)) ?? -1)
  return { ...loaded, places, scores: new Float32Array(keys.length) }
}

/** Reads what all people did with these tiles, page by page. */
async function loadCounts(
  pool: pg.Pool,
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
