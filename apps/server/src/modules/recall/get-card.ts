import { getCard } from "@confetti/contract/recall"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { recallCandidates } from "@confetti/domain/recall/recall-candidates"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { openQuestions, questionOfDay } from "../games/tile-questions.ts"
import { readsOf } from "../tiles/interaction-store.ts"
import { cardsOf } from "./store.ts"

export const getCardCallable = readCallable(getCard, async ({ zone }, context) => {
  const { userId } = context.caller
  const { db, content, now } = context
  const { byId } = content.current()
  const today = dayIn(zone, now)
  const reads = (await readsOf(db, userId)).flatMap(({ tileId, readAt, finishedAt }) =>
    readAt === null ? [] : [{ tileId, readOn: dayIn(zone, readAt.getTime()), isFinished: finishedAt !== null }],
  )
  const isThere = (tileId: string): boolean => {
    const tile = byId.get(tileId)
    return tile !== undefined && !tile.developing && tile.publishedAt <= now
  }
  const candidates = recallCandidates({
    today,
    readToday: reads.filter(({ readOn }) => readOn === today).length,
    finished: reads.filter(({ tileId, isFinished }) => isFinished && isThere(tileId)),
    cards: await cardsOf(db, userId),
  })
  if (candidates.length === 0) return null
  const questionsOf = await openQuestions(context)
  for (const tileId of candidates) {
    const asked = questionOfDay(questionsOf(tileId), now)
    const readOn = reads.find((read) => read.tileId === tileId)?.readOn
    if (!asked || readOn === undefined) continue
    return { tileId, readOn, number: asked.number, question: asked.question, options: [...asked.options] }
  }
  return null
})
