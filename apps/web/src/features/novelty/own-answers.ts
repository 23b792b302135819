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

/** Whose they are; nobody's are the device's own, and go to whoever signs in. */
type OwnAnswers = { userId: string | null; answers: readonly OwnAnswer[] }

const none: OwnAnswers = { userId: null, answers: [] }

/** What somebody answered to "Did you know this?" on this device, the latest first: it is not asked again, with or without a network. */
export const ownAnswersOf = scoped((scope) => {
  const { read, write, useValue } = storedValue({ key: "cf_novelty", isValid: isOwnAnswers, none }, scope)
  const keepFor = (userId: string | null) => {
    const kept = read()
    if (kept.userId !== userId) write({ userId, answers: kept.userId === null ? kept.answers : [] })
  }
  return {
    untold: (): OwnAnswer[] => read().answers.filter(({ isTold }) => !isTold),
    /** From here on they are this person's: the device's own become theirs, anybody else's go. */
    keepFor,
    /** Answered again it is one, and the latest. The oldest make room. */
    add(answer: OwnAnswer, userId: string | null): void {
      keepFor(userId)
      const others = read().answers.filter(({ tileId }) => tileId !== answer.tileId)
      write({ userId, answers: [answer, ...others].slice(0, mostRatingsMerged) })
    },
    /** The server has these, unless they were changed meanwhile. */
    markTold(told: readonly Pick<OwnAnswer, "tileId" | "ratedDate">[]): void {
      const dates = new Map(told.map(({ tileId, ratedDate }) => [tileId, ratedDate]))
      const { userId, answers } = read()
      const isTold = ({ tileId, ratedDate }: OwnAnswer) => dates.get(tileId) === ratedDate
      write({ userId, answers: answers.map((each) => (isTold(each) ? { ...each, isTold: true } : each)) })
    },
    remove({ tileId, ratedDate }: Pick<OwnAnswer, "tileId" | "ratedDate">): void {
      const { userId, answers } = read()
      write({ userId, answers: answers.filter((each) => each.tileId !== tileId || each.ratedDate !== ratedDate) })
    },
    useValue,
  }
})

/** The answers on this device of whoever is here; null is nobody. Once somebody is, the device's own are theirs. */
export function useOwnAnswers(userId: string | null): readonly OwnAnswer[] {
  const kept = ownAnswersOf(useScope()).useValue()
  return kept.userId === null || kept.userId === userId ? kept.answers : none.answers
}

function isOwnAnswers(value: unknown): value is OwnAnswers {
  const { userId, answers } = fieldsOf(value)
  return (userId === null || typeof userId === "string") && Array.isArray(answers) && answers.every(isAnswer)
}

function isAnswer(value: unknown): value is OwnAnswer {
  const { tileId, rating, ratedDate, title, slug, category, isTold } = fieldsOf(value)
  return (
    [tileId, ratedDate, title, slug].every((each) => typeof each === "string") &&
    (rating === "known" || rating === "new") &&
    (category === null || typeof category === "string") &&
    typeof isTold === "boolean"
  )
}
