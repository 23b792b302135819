import { defined } from "@confetti/domain/defined"
import { type ClosedForm, solveClosedForm } from "./closed-form.ts"
import { type HeldOut, holdOut } from "./hold-out.ts"
import { type InteractionTable, mass, popularityScales } from "./interaction-table.ts"
import { keepStrongest } from "./keep-strongest.ts"
import { leadingTastes, type Tastes, tasteFilter } from "./leading-tastes.ts"
import { measureRows } from "./measure-rows.ts"
import { type Settings, startSettings } from "./settings.ts"

export type SearchOptions = {
  /** How many of the most popular items take part. */
  n: number
  /** Weights kept an item, as they will be in the model. */
  perItem: number
  seed: number
  /** Called after each inverse, for those who wait. */
  onStep?: (settings: Settings, score: number) => void
}

type Step = (settings: Settings) => Settings
type Found = { settings: Settings; score: number }

/**
 * Share of the training interactions hidden to choose by. Small, because what is left must be like the whole: with a fifth hidden the
 * search chose penalties too strong for the full table.
 */
const share = 0.1
/** Length of the list that is judged. */
const listLength = 20

/** Multiplications all inverses of a search may take: about a minute on a free core. A count and not a clock, so that a seed gives one model. */
const budget = 1.6e11
/** Directions of taste looked for; a search may use fewer. */
const mostTastes = 160
/** With fewer people the figures are noise, and the start is as good a guess. */
const fewestPeople = 50

/** Steps that need a new inverse. */
const outerSteps: readonly Step[] = [
  (s) => ({ ...s, ridge: s.ridge * 1.6 }),
  (s) => ({ ...s, dropout: s.dropout * 1.6 }),
  (s) => ({ ...s, ridge: s.ridge / 1.6 }),
  (s) => ({ ...s, dropout: s.dropout / 1.6 }),
  (s) => ({ ...s, alpha: s.alpha + 0.2 }),
  (s) => ({ ...s, alpha: s.alpha - 0.2 }),
]

/** Steps that scale the same inverse another way. */
const innerSteps: readonly Step[] = [
  (s) => ({ ...s, mute: s.mute + 0.1 }),
  (s) => ({ ...s, mute: s.mute - 0.1 }),
  (s) => ({ ...s, fade: s.fade + 0.1 }),
  (s) => ({ ...s, fade: s.fade - 0.1 }),
  (s) => ({ ...s, tastes: Math.min(mostTastes, s.tastes + 32) }),
  (s) => ({ ...s, tastes: Math.max(32, s.tastes - 32) }),
  (s) => ({ ...s, blend: s.blend + 0.15 }),
  (s) => ({ ...s, blend: Math.max(0, s.blend - 0.15) }),
  (s) => ({ ...s, slack: Math.min(0.8, s.slack + 0.2) }),
  (s) => ({ ...s, slack: Math.max(0, s.slack - 0.2) }),
]

/**
 * The settings that find hidden interactions again best (recall + NDCG at 20), by walking from the start one step at a time.
 * Sees nothing but the table; the same table, options and seed give the same settings. `buffer` is at least n² long.
 */
export function searchSettings(table: InteractionTable, options: SearchOptions, buffer: Float64Array): Settings {
  const held = holdOut(table, share, options.seed)
  if (held.hidden.filter((items) => items.length > 0).length < fewestPeople) return startSettings
  const hiding: Hiding = {
    held,
    popularity: mass(held.rest).items.subarray(0, options.n),
    filter: lastFilter(leadingTastes(held.rest, options.n, mostTastes)),
    perItem: options.perItem,
  }
  let solves = Math.min(14, Math.max(4, Math.floor(budget / (options.n ** 3 / 2))))
  const solve = (settings: Settings): Found => {
    solves--
    const form = solveClosedForm(held.rest, settings, options.n, buffer)
    const found = scaleBest(form, settings, hiding)
    options.onStep?.(found.settings, found.score)
    return found
  }
  const inverseOf = ({ alpha, ridge, dropout }: Settings): string => name([alpha, ridge, dropout])
  const outer: Walk = { steps: outerSteps, measure: solve, name: inverseOf, goOn: () => solves > 0 }
  return forWhole(walk(solve(startSettings), outer).settings)
}

/**
 * The penalties chosen on the rest, for the whole. They stand for the noise in counts, which is the same number of interactions in
 * both, but are written in parts of diagonals, and those of the whole are larger.
 */
const forWhole = (settings: Settings): Settings => ({
  ...settings,
  ridge: settings.ridge * (1 - share),
  dropout: settings.dropout * (1 - share),
})

/** What all candidates of one search share. */
type Hiding = {
  held: HeldOut
  popularity: Float64Array
  filter: (tastes: number) => Float32Array
  perItem: number
}

/** The filter of so many tastes; the last one made is kept, because most steps ask for it again. */
function lastFilter(tastes: Tastes): (count: number) => Float32Array {
  let last: { count: number; filter: Float32Array } | undefined
  return (count) => {
    if (last?.count !== count) last = { count, filter: tasteFilter(tastes, count) }
    return last.filter
  }
}

/** The best scaling and blend of one inverse, starting from the settings that came with it. */
function scaleBest(form: ClosedForm, start: Settings, { held, popularity, filter, perItem }: Hiding): Found {
  const measure = (settings: Settings): Found => {
    const scales = popularityScales(popularity, settings)
    const rows = keepStrongest({ form, filter: filter(settings.tastes), scales, settings }, perItem)
    const { recall, ndcg } = measureRows(rows, held, listLength)
    return { settings, score: recall + ndcg }
  }
  const scalingOf = ({ mute, fade, slack, blend, tastes }: Settings): string => name([mute, fade, slack, blend, tastes])
  return walk(measure(start), { steps: innerSteps, measure, name: scalingOf, goOn: () => true })
}

type Walk = {
  steps: readonly Step[]
  measure: (settings: Settings) => Found
  /** Two settings of one name need not be measured both. */
  name: (settings: Settings) => string
  goOn: () => boolean
}

/** Takes any step that scores better, and that step again while it does, until none does; no place is tried twice. */
function walk(start: Found, { steps, measure, name, goOn }: Walk): Found {
  const seen = new Set([name(start.settings)])
  let best = start
  for (let misses = 0, turn = 0; misses < steps.length && goOn(); ) {
    const settings = defined(steps[turn])(best.settings)
    const found = seen.has(name(settings)) ? undefined : measure(settings)
    seen.add(name(settings))
    if (found !== undefined && found.score > best.score) {
      best = found
      misses = 0
    } else {
      misses++
      turn = (turn + 1) % steps.length
    }
  }
  return best
}

const name = (values: readonly number[]): string => values.map((value) => value.toFixed(3)).join()
