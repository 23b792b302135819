import { mostRatingsMerged } from "@confetti/contract/limits"
import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"
import { scoped, useScope } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { storedValue } from "../../platform/stored-value.ts"

export type OwnAnswer = {
  tileId: string
  rating: NoveltyRating
  ratedDate: string
  title: string
  slug: string
  category: string | null
  isTold: boolean
}

/** The person they belong to; null for the device's own, which go to whoever signs in. */
type OwnAnswers = { userId: string | null; answers: readonly OwnAnswer[] }

const none: OwnAnswers = { userId: null, answers: [] }

/** Answers to "Did you know this?" on this device, newest first, so that it is not asked again, even offline. */
export const ownAnswersOf = scoped((scope) => {
  const { read, write, useValue } = storedValue({ key: "cf_novelty", isValid: isOwnAnswers, none }, scope)
  const keepFor = (userId: string | null) => {
    const saved = read()
    if (saved.userId !== userId) write({ userId, answers: saved.userId === null ? saved.answers : [] })
  }
  return {
    unsynced: (): OwnAnswer[] => read().answers.filter(({ isTold: isSynced }) => !isSynced),
    /** Makes the device's answers this person's, and deletes another's. */
    keepFor,
    /** The latest answer of a tile counts. The oldest are dropped. */
    add(answer: OwnAnswer, userId: string | null): void {
      keepFor(userId)
      const others = read().answers.filter(({ tileId }) => tileId !== answer.tileId)
      write({ userId, answers: [answer, ...others].slice(0, mostRatingsMerged) })
    },
    /** Marks answers as synced, unless changed meanwhile. */
    markSynced(told: readonly Pick<OwnAnswer, "tileId" | "ratedDate">[]): void {
      const dates = new Map(told.map(({ tileId, ratedDate }) => [tileId, ratedDate]))
      const { userId, answers } = read()
      const isSynced = ({ tileId, ratedDate }: OwnAnswer) => dates.get(tileId) === ratedDate
      write({ userId, answers: answers.map((each) => (isSynced(each) ? { ...each, isTold: true } : each)) })
    },
    remove({ tileId, ratedDate }: Pick<OwnAnswer, "tileId" | "ratedDate">): void {
      const { userId, answers } = read()
      write({ userId, answers: answers.filter((each) => each.tileId !== tileId || each.ratedDate !== ratedDate) })
    },
    useValue,
  }
})

/** The person's answers on this device; null for a guest. On signing in the device's become theirs. */
export function useOwnAnswers(userId: string | null): readonly OwnAnswer[] {
  const saved = ownAnswersOf(useScope()).useValue()
  return saved.userId === null || saved.userId === userId ? saved.answers : none.answers
}

function isOwnAnswers(value: unknown): value is OwnAnswers {
  const { userId, answers } = fieldsOf(value)
  return (userId === null || typeof userId === "string") && Array.isArray(answers) && answers.every(isAnswer)
}

function isAnswer(value: unknown): value is OwnAnswer {
  const { tileId, rating, ratedDate, title, slug, category, isTold: isSynced } = fieldsOf(value)
  return (
    [tileId, ratedDate, title, slug].every((each) => typeof each === "string") &&
    (rating === "known" || rating === "new") &&
    (category === null || typeof category === "string") &&
    typeof isSynced === "boolean"
  )
}
