import {
  nextRecallCard,
  type RecallCard,
  type RecallOutcome,
  recallOutcomes,
} from "@confetti/domain/recall/recall-candidates"
import { createEmitter } from "../../platform/create-store.ts"
import { fieldsOf, readStored, removeStored, writeStored } from "../../platform/storage.ts"

/** A tile that a guest read to its end on this device, with as much of it as a list shows. */
type FinishedHere = { tileId: string; slug: string; title: string; category: string | null; readAt: number }

/** The latest first. No answer to a question is among it, nor whether one was right. */
type KeptRecall = { finished: readonly FinishedHere[]; cards: readonly RecallCard[] }

const key = "cf_recall"
const nothing: KeptRecall = { finished: [], cards: [] }

/** As many of each; the oldest make room. */
const most = 200

let shown: KeptRecall | null = null
const changes = createEmitter<void>()

/** What a guest read to its end and was asked about, on this device alone. */
export const keptRecall = {
  read: (): KeptRecall => readStored(key, isKept) ?? nothing,
  /** The same as long as nothing changed. */
  shown: (): KeptRecall => (shown ??= keptRecall.read()),
  on: changes.on,
  addFinished(tile: FinishedHere): void {
    const { finished, ...kept } = keptRecall.read()
    write({ ...kept, finished: [tile, ...finished.filter(({ tileId }) => tileId !== tile.tileId)].slice(0, most) })
  },
  saveOutcome(tileId: string, outcome: RecallOutcome, on: string): void {
    const { cards, ...kept } = keptRecall.read()
    const before = cards.find((card) => card.tileId === tileId)
    const others = cards.filter((card) => card !== before)
    write({ ...kept, cards: [nextRecallCard(before, tileId, outcome, on), ...others].slice(0, most) })
  },
  /** Somebody is here, and the server knows what they read. */
  clear(): void {
    removeStored(key)
    shown = nothing
    changes.emit()
  },
}

function write(next: KeptRecall): void {
  shown = next
  writeStored(key, next)
  changes.emit()
}

function isKept(value: unknown): value is KeptRecall {
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
