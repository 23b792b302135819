import type { CardOf } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { WurdCard } from "./wurd-card.tsx"

const fresh: CardOf<"wurd"> = {
  type: "wurd",
  id: "2026-10-03",
  title: "Today’s WURD",
  day: "2026-10-03",
  state: "new",
  streak: null,
  guessesUsed: 0,
}
const htmlOf = (given: Partial<CardOf<"wurd">> = {}) =>
  renderToStaticMarkup(<WurdCard card={{ ...fresh, ...given }} language="en" onPlay={() => undefined} />)
const end = { result: "Solved in 4", next: "in 5 hours" }
const boxes = (html: string, row: string) => html.split(`data-row="${row}"`).length - 1

it("shows an empty board, its first row waiting", () => {
  const html = htmlOf()
  expect(html).toContain("<h2>Today’s WURD</h2>")
  expect([boxes(html, "used"), boxes(html, "next")]).toEqual([0, 5])
  expect(html).toMatch(/data-main[^>]*>Play</)
})

it("shows how far a begun word is", () => {
  const html = htmlOf({ state: "begun", guessesUsed: 5 })
  expect([boxes(html, "used"), boxes(html, "next")]).toEqual([25, 5])
  expect(html).toContain("One guess is left.")
  expect(html).toMatch(/data-main[^>]*>Continue</)
})

it("tells of a row of days from the second one on", () => {
  expect(htmlOf({ streak: 1 })).not.toContain("in a row")
  expect(htmlOf({ streak: 1200 })).toContain("1,200 days in a row")
})

it("says how a finished word went, and when the next one comes", () => {
  const card = { ...fresh, state: "done" as const, guessesUsed: 4 }
  const html = renderToStaticMarkup(<WurdCard card={card} end={end} language="en" onPlay={() => undefined} />)
  expect(html).toContain("Solved in 4. Next one in 5 hours.")
  expect([boxes(html, "used"), boxes(html, "next")]).toEqual([20, 0])
  expect(html).toMatch(/data-main[^>]*>See your result</)
})
