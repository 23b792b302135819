import type { CardOf } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { QuizCard } from "./quiz-card.tsx"

const fresh: CardOf<"quiz_me"> = {
  type: "quiz_me",
  id: "2026-10-03",
  title: "QUIZ_ME",
  state: "new",
  streak: null,
  answered: 0,
}
const htmlOf = (given: Partial<CardOf<"quiz_me">> = {}, end?: { result: string; next: string }) =>
  renderToStaticMarkup(<QuizCard card={{ ...fresh, ...given }} end={end} language="en" onPlay={() => undefined} />)
const filled = (html: string) => html.split("data-filled").length - 1

it("says what the quiz is, and shows none of its questions", () => {
  const html = htmlOf()
  expect(html).toContain("<h2>QUIZ_ME</h2>")
  expect(html).toContain("Five questions about the tiles here")
  expect(filled(html)).toBe(0)
  expect(html).toMatch(/data-main[^>]*>Play</)
})

it("shows how far a begun quiz is", () => {
  const html = htmlOf({ state: "begun", answered: 4, streak: 3 })
  expect(filled(html)).toBe(4)
  expect(html).toContain("One question is left.")
  expect(html).toContain("3 days in a row")
  expect(html).toMatch(/data-main[^>]*>Continue</)
})

it("says how a finished quiz went, and when the next one comes", () => {
  const html = htmlOf({ state: "done" }, { result: "4 of 5 right", next: "in 5 hours" })
  expect(html).toContain("4 of 5 right. Next one in 5 hours.")
  expect(filled(html)).toBe(5)
  expect(html).toMatch(/data-main[^>]*>See your result</)
})
