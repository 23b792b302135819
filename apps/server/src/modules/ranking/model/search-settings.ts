import { defined } from "@confetti/domain/defined"
import { graphFilter } from "./graph-filter.ts"
import { type HeldOut, holdOut } from "./hold-out.ts"
import type { InteractionTable } from "./interaction-table.ts"
import { type NormalisedInteractions, normalise } from "./normalised-interactions.ts"
import { pruneFilter } from "./prune-filter.ts"
import { type Factors, randomisedSvd } from "./randomised-svd.ts"
import { measureNeighbours } from "./ranking-quality.ts"
import { type Settings, startSettings } from "./settings.ts"

export type SearchOptions = {
  seed: number
  /** Weights kept in all, as they will be in the model. */
  budget: number
  rank: number
  onStep?: (settings: Settings, score: number) => void
}

type Step = (settings: Settings) => Settings

/**
 * Share of the training interactions hidden to choose by. Small, because what is left must be like the whole: with a fifth hidden the
 * search chose penalties too strong for the full table.
 */
const share = 0.1
const listLength = 20
/** Multiplications all trials of a search may take. A count and not a clock, so that a seed gives one model. */
const work = 1.6e11
/** A step that gains less, in parts of the score, may be luck, and luck does not carry over to what was not hidden. */
const leastGain = 0.002
/** With fewer people the figures are noise, and the start is as good a guess. */
const fewestPeople = 50

const steps: readonly Step[] = [
  (s) => ({ ...s, ridge: s.ridge * 1.6 }),
  (s) => ({ ...s, ridge: s.ridge / 1.6 }),
  (s) => ({ ...s, itemExponent: s.itemExponent - 0.15 }),
  (s) => ({ ...s, itemExponent: s.itemExponent + 0.15 }),
  (s) => ({ ...s, userExponent: s.userExponent + 0.2 }),
  (s) => ({ ...s, userExponent: s.userExponent - 0.2 }),
  (s) => ({ ...s, popularityExponent: s.popularityExponent + 0.05 }),
  (s) => ({ ...s, popularityExponent: s.popularityExponent - 0.05 }),
  (s) => ({ ...s, lowPass: s.lowPass + 0.1 }),
  (s) => ({ ...s, lowPass: Math.max(0, s.lowPass - 0.1) }),
]

/**
 * The settings that find hidden interactions again best (recall + NDCG at 20), by coordinate ascent from the start: any step that
 * scores clearly better is taken, and taken again while it does. Sees nothing but the table; the same table, options and seed give
 * the same settings.
 */
export function searchSettings(table: InteractionTable, options: SearchOptions): Settings {
  const held = holdOut(table, share, options.seed)
  if (held.hidden.filter((items) => items.length > 0).length < fewestPeople) return startSettings
  const trial = trialOf(held, options)
  const seen = new Set([nameOf(startSettings)])
  let best = { settings: startSettings, score: trial(startSettings) }
  let trials = trialsFor(table, options.rank)
  for (let misses = 0, turn = 0; misses < steps.length && trials > 0; ) {
    const settings = defined(steps[turn])(best.settings)
    const isNew = !seen.has(nameOf(settings))
    if (isNew) trials--
    const score = isNew ? trial(settings) : 0
    seen.add(nameOf(settings))
    if (score > best.score * (1 + leastGain)) {
      best = { settings, score }
      misses = 0
    } else {
      misses++
      turn = (turn + 1) % steps.length
    }
  }
  // The penalty stands for the noise in counts, the same in both, but is written in parts of a diagonal, and that of the whole is larger.
  return { ...best.settings, ridge: best.settings.ridge * (1 - share) }
}

/** Trains on what is not hidden and measures on what is. Trials of one normalisation share its decomposition. */
function trialOf(held: HeldOut, { budget, rank, onStep }: SearchOptions): (settings: Settings) => number {
  let last: { name: string; interactions: NormalisedInteractions; factors: Factors } | undefined
  return (settings) => {
    const name = `${settings.userExponent} ${settings.itemExponent}`
    if (last?.name !== name) {
      const interactions = normalise(held.rest, settings)
      last = { name, interactions, factors: randomisedSvd(interactions, rank) }
    }
    const filter = graphFilter(last.interactions, last.factors, settings)
    const { recall, ndcg } = measureNeighbours(pruneFilter(filter, last.interactions, budget), held, listLength)
    onStep?.(settings, recall + ndcg)
    return recall + ndcg
  }
}

function trialsFor({ keys, starts }: InteractionTable, rank: number): number {
  let pairs = 0
  for (let p = 0; p + 1 < starts.length; p++) pairs += ((starts[p + 1] ?? 0) - (starts[p] ?? 0)) ** 2
  return Math.min(30, Math.max(10, Math.floor(work / (rank * Math.min(pairs, keys.length ** 2) + pairs))))
}

const nameOf = (settings: Settings): string =>
  Object.values(settings)
    .map((value) => value.toFixed(3))
    .join()
