import { daysBetween } from "../games/puzzle-day.ts"

export const readsBeforeRecall = 5

/** After how many days it is worth asking again: spaced repetition, with wider gaps each time. */
export const recallGaps = [1, 3, 7, 21] as const

/** Whoever says "not now" is left alone for so many days. */
export const recallPause = 3

/** What became of a card: it was in view, it was put off, or its question was answered. The later one counts. */
export const recallOutcomes = ["seen", "later", "answered"] as const

export type RecallOutcome = (typeof recallOutcomes)[number]

/** A tile that was read to its end, and the day (`YYYY-MM-DD`, in its reader's zone) on which it was last read. */
type FinishedTile = { tileId: string; readOn: string }

/** A tile's last card: the day it was shown, what became of it, and the day its question was last answered. */
export type RecallCard = { tileId: string; shownOn: string; outcome: RecallOutcome; answeredOn: string | null }

type Known = {
  /** The day it is where the reader is. */
  today: string
  readToday: number
  finished: readonly FinishedTile[]
  /** One a tile. */
  cards: readonly RecallCard[]
}

/**
 * The tiles that one card may ask about today, the best first; none before enough was read, on a day that had its card, and while its
 * reader is left alone. What was last read about 1, 3, 7 or 21 days ago comes first; what was answered comes again at a wider gap.
 */
export function recallCandidates({ today, readToday, finished, cards }: Known): string[] {
  const isLeftAlone = cards.some(
    ({ shownOn, outcome }) => daysBetween(shownOn, today) < (outcome === "later" ? recallPause : 1),
  )
  if (readToday < readsBeforeRecall || isLeftAlone) return []
  const cardOf = new Map(cards.map((card) => [card.tileId, card]))
  return finished
    .flatMap(({ tileId, readOn }) => {
      const distance = distanceFromGap(readOn, cardOf.get(tileId)?.answeredOn ?? null, today)
      return distance === null ? [] : [{ tileId, readOn, distance }]
    })
    .sort((a, b) => a.distance - b.distance || compareText(b.readOn, a.readOn) || compareText(a.tileId, b.tileId))
    .map(({ tileId }) => tileId)
}

/** How far a day is from the nearest gap that is left, as a ratio's logarithm; null where it is too early, or none is left. */
function distanceFromGap(readOn: string, answeredOn: string | null, today: string): number | null {
  const days = daysBetween(readOn, today)
  // Read again after it was answered, it begins anew.
  const answeredAfter = answeredOn === null ? 0 : Math.max(0, daysBetween(readOn, answeredOn))
  const left = recallGaps.filter((gap) => gap > answeredAfter)
  const [next] = left
  if (next === undefined || days < next) return null
  return Math.min(...left.map((gap) => Math.abs(Math.log(days / gap))))
}

/** A tile's card after something became of it on a day: on the same day the later outcome counts, and an answer is remembered. */
export function nextRecallCard(
  before: RecallCard | undefined,
  tileId: string,
  outcome: RecallOutcome,
  on: string,
): RecallCard {
  const isSameDay = before?.shownOn === on
  const rank = (each: RecallOutcome): number => recallOutcomes.indexOf(each)
  const counts = isSameDay && rank(before.outcome) > rank(outcome) ? before.outcome : outcome
  return {
    tileId,
    shownOn: on,
    outcome: counts,
    answeredOn: outcome === "answered" ? on : (before?.answeredOn ?? null),
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
