import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Services } from "../../platform/services.ts"
import type { TileCounts } from "./blend-merit.ts"
import { carryCounts, type Ground, groundOf, noCounts } from "./ground.ts"
import { type GroundPlan, planGround } from "./ground-plan.ts"
import { loadCounts } from "./load-counts.ts"
import { type LoadedModel, loadModel } from "./load-model.ts"
import { modelVersion } from "./model-store.ts"

/**
 * The model as it serves, and where its tiles stand in the ground: `places[index]` is a tile's number there, or −1. `scores` is room to
 * score somebody in, good until the next one.
 */
export type ServedModel = LoadedModel & { places: Int32Array; scores: Float32Array }

/** What ranking keeps in memory: the tiles with what all people did with them, and the model. */
export type LiveRanking = {
  /** As of this minute. */
  ground: () => Ground
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
  if (!known) throw new Error("ranking has not been opened")
  return known
}

/** Opens it, empty: `refresh` reads what there is, and from then on it follows the database by itself. */
export function openRanking(parts: Parts): LiveRanking {
  const ranking = createRanking(parts)
  opened.set(parts.content, ranking)
  return ranking
}

function createRanking({ pool, content, clock, log, isDraining }: Parts): LiveRanking {
  let laid: { plan: GroundPlan; counts: TileCounts } | null = null
  let ground: Ground | null = null
  let loaded: LoadedModel | null = null
  let served: { of: LoadedModel; plan: GroundPlan; model: ServedModel } | null = null
  let reading: Promise<void> = Promise.resolve()
  const isWanted = (): boolean => !isDraining()

  function lay(now: number): { plan: GroundPlan; counts: TileCounts } {
    if (laid?.plan.of === content.current() && now < laid.plan.goodUntil) return laid
    const plan = planGround(content.current(), now)
    laid = { plan, counts: laid ? carryCounts(laid, plan) : noCounts(plan.ids.length) }
    ground = null
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
    ground = null
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
    ground: () => {
      const now = Math.floor(clock() / minute) * minute
      // What came out within this minute is there too.
      const { plan, counts } = lay(clock())
      if (ground?.now !== now) ground = groundOf(plan, counts, now)
      return ground
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

function serve(loaded: LoadedModel, { indexOf }: GroundPlan): ServedModel {
  const { keys } = loaded.model
  const places = Int32Array.from(keys, (key) => indexOf.get(String(key)) ?? -1)
  return { ...loaded, places, scores: new Float32Array(keys.length) }
}
