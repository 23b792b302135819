import { findGameQuestions } from "@confetti/contract/studio-games"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { liveQuizTiles } from "../../games/live-quiz.ts"

const mostFound = 24

/** Finds questions for a day, without answers, by their text or the tile's slug. */
export const findGameQuestionsCallable = readCallable(findGameQuestions, async ({ day, search }, context) => {
  const { db, content } = context
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const tiles = (await liveQuizTiles(db, content.current())).filter(
    ({ developing, publishedAt }) => !developing && publishedAt <= Date.parse(day),
  )
  const questions = tiles.flatMap(({ slug, questions: asked }) =>
    asked.flatMap(({ question }, at) => {
      const text = `${slug.replaceAll("-", " ")} ${slug} ${question}`.toLowerCase()
      return words.every((word) => text.includes(word)) ? [{ tile: slug, number: at + 1, question }] : []
    }),
  )
  return { questions: questions.slice(0, mostFound) }
})
