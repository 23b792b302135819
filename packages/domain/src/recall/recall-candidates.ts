import { daysBetween } from "../games/puzzle-day.ts"

export const readsBeforeRecall = 5

/** Days after which a tile is asked about again: spaced repetition with growing gaps. */
export const recallGaps = [1, 3, 7, 21] as const

/** Days without cards after "not now". */
export const recallPause = 3

/** Outcomes of a card: seen, postponed, or answered. The later one counts. */
export const recallOutcomes = ["seen", "later", "answered"] as const

export type RecallOutcome = (typeof recallOutcomes)[number]

/** A finished tile, and the day (`YYYY-MM-DD`, in the reader's zone) it was last read. */
type FinishedTile = { tileId: string; readOn: string }

/** A tile's last card: the day shown, its outcome, and the day last answered. */
export type RecallCard = { tileId: string; shownOn: string; outcome: RecallOutcome; answeredOn: string | null }

type Known = {
  today: string
  readToday: number
  finished: readonly FinishedTile[]
  /** At most one for each tile. */
  cards: readonly RecallCard[]
}

/**
 * Tiles that a card may ask about today, best first; none before enough was read, after today's card, and during a pause. Tiles last read
 * 1, 3, 7 or 21 days ago come first; answered ones return after a wider gap.
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

/** Distance from the nearest remaining gap, as a ratio's logarithm; null if too early, or if none is left. */
function distanceFromGap(readOn: string, answeredOn: string | null, today: string): number | null {
  const days = daysBetween(readOn, today)
  // Reading it again after an answer starts over.
  const answeredAfter = answeredOn === null ? 0 : Math.max(0, daysBetween(readOn, answeredOn))
  const left = recallGaps.filter((gap) => gap > answeredAfter)
  const [next] = left
  if (next === undefined || days < next) return null
  return Math.min(...left.map((gap) => Math.abs(Math.log(days / gap))))
}

/** A tile's card after an outcome: on the same day the later one counts, and an answer is remembered. */
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
