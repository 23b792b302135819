import { dayIn } from "@confetti/domain/games/puzzle-day"
import {
  nextRecallCard,
  type RecallCard,
  type RecallOutcome,
  recallOutcomes,
} from "@confetti/domain/recall/recall-candidates"
import { readShare } from "@confetti/domain/tile/read-share"
import { call } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { type SessionScope, scoped } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { storedValue } from "../../platform/stored-value.ts"
import { readingsOf } from "../tile/index.ts"

type FinishedHere = { tileId: string; slug: string; title: string; category: string | null; readAt: number }

/** Newest first, without answers and their results. */
type SavedRecall = { finished: readonly FinishedHere[]; cards: readonly RecallCard[] }

const nothing: SavedRecall = { finished: [], cards: [] }

const most = 200

export const savedRecallOf = scoped((scope) => {
  const { read, write, remove, useValue } = storedValue({ key: "cf_recall", isValid: isSaved, none: nothing }, scope)
  return {
    read,
    useValue,
    addFinished(tile: FinishedHere): void {
      const { finished, ...saved } = read()
      write({ ...saved, finished: [tile, ...finished.filter(({ tileId }) => tileId !== tile.tileId)].slice(0, most) })
    },
    saveOutcome(tileId: string, outcome: RecallOutcome, on: string): void {
      const { cards, ...saved } = read()
      const before = cards.find((card) => card.tileId === tileId)
      const others = cards.filter((card) => card !== before)
      write({ ...saved, cards: [nextRecallCard(before, tileId, outcome, on), ...others].slice(0, most) })
    },
    /** Deletes the cards: the server knows a signed-in person's. */
    clear: remove,
  }
})

function isSaved(value: unknown): value is SavedRecall {
  const { finished, cards } = fieldsOf(value)
  return Array.isArray(finished) && finished.every(isFinished) && Array.isArray(cards) && cards.every(isCard)
}

function isFinished(value: unknown): value is FinishedHere {
  const { tileId, slug, title, category, readAt } = fieldsOf(value)
  const areTexts = [tileId, slug, title].every((each) => typeof each === "string")
  return areTexts && (category === null || typeof category === "string") && typeof readAt === "number"
}

function isCard(value: unknown): value is RecallCard {
  const { tileId, shownOn, outcome, answeredOn } = fieldsOf(value)
  const areTexts = [tileId, shownOn].every((each) => typeof each === "string")
  return (
    areTexts &&
    recallOutcomes.some((each) => each === outcome) &&
    (answeredOn === null || typeof answeredOn === "string")
  )
}

export function followFinished(scope: SessionScope): () => void {
  const { now } = readingsOf(scope)
  let lastId: string | null = null
  return now.on(() => {
    const reading = now.get()
    if (!reading || reading.tile.developing || reading.tile.parentId !== null) return
    const { tile, page } = reading
    if (readShare(page, tile.subtiles.length) < 1 || tile.id === lastId) return
    lastId = tile.id
    const { id, slug, title, categories } = tile
    savedRecallOf(scope).addFinished({ tileId: id, slug, title, category: categories[0] ?? null, readAt: Date.now() })
  })
}

/** Saves a card's outcome: in the account, or on a guest's device. Not retried when offline. */
export function saveRecallOutcome(
  scope: SessionScope,
  userId: string | null,
  tileId: string,
  outcome: RecallOutcome,
): void {
  const zone = deviceZone()
  if (userId === null) savedRecallOf(scope).saveOutcome(tileId, outcome, dayIn(zone, Date.now()))
  else void call("recall-save_card", { tileId, zone, outcome }).catch(reportBug)
}
