import { type ClosedForm, solveClosedForm } from "./closed-form.ts"
import { type HeldOut, holdOut } from "./hold-out.ts"
import { type InteractionTable, mass } from "./interaction-table.ts"
import { keepStrongest } from "./keep-strongest.ts"
import { measureRows } from "./measure-rows.ts"
import { popularityScales } from "./popularity-scales.ts"
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

/** Share of the training interactions hidden to choose by, and the length of the list that is judged. */
const share = 0.2
const listLength = 20

/** Multiplications all inverses of a search may take: some two minutes. A count and not a clock, so that a seed gives one model. */
const budget = 1.6e11
/** With fewer people the figures are noise, and the start is as good a guess. */
const fewestPeople = 50

/** Steps that need a new inverse. */
const outerSteps: readonly Step[] = [
  (s) => ({ ...s, ridge: s.ridge * 2 }),
  (s) => ({ ...s, dropout: s.dropout * 2 }),
  (s) => ({ ...s, ridge: s.ridge / 2 }),
  (s) => ({ ...s, dropout: s.dropout / 2 }),
  (s) => ({ ...s, alpha: s.alpha + 0.2 }),
  (s) => ({ ...s, alpha: s.alpha - 0.2 }),
]

/** Steps that scale the same inverse another way. */
const innerSteps: readonly Step[] = [
  (s) => ({ ...s, mute: s.mute + 0.1 }),
  (s) => ({ ...s, mute: s.mute - 0.1 }),
  (s) => ({ ...s, fade: s.fade + 0.1 }),
  (s) => ({ ...s, fade: s.fade - 0.1 }),
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
  const popularity = mass(held.rest).items.subarray(0, options.n)
  let solves = Math.min(24, Math.max(4, Math.floor(budget / (options.n ** 3 / 2))))
  const solve = (settings: Settings): Found => {
    solves--
    const form = solveClosedForm(held.rest, settings, options.n, buffer)
    const found = scaleBest(form, settings, popularity, held, options.perItem)
    options.onStep?.(found.settings, found.score)
    return found
  }
  const inverseOf = ({ alpha, ridge, dropout }: Settings): string => name([alpha, ridge, dropout])
  return walk(solve(startSettings), { steps: outerSteps, measure: solve, name: inverseOf, goOn: () => solves > 0 }).settings
}

/** The best scaling of one inverse, starting from the settings that came with it. */
function scaleBest(
  form: ClosedForm,
  settings: Settings,
  popularity: Float64Array,
  held: HeldOut,
  perItem: number,
): Found {
  const measure = (tried: Settings): Found => {
    const rows = keepStrongest(form, popularityScales(popularity, tried), tried.slack, perItem)
    const { recall, ndcg } = measureRows(rows, held, listLength)
    return { settings: tried, score: recall + ndcg }
  }
  const scalingOf = ({ mute, fade, slack }: Settings): string => name([mute, fade, slack])
  return walk(measure(settings), { steps: innerSteps, measure, name: scalingOf, goOn: () => true })
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
    const settings = (steps[turn] as Step)(best.settings)
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
