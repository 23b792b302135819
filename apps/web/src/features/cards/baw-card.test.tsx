import type { CardOf } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { BawCard } from "./baw-card.tsx"

const fresh: CardOf<"baw"> = {
  type: "baw",
  id: "2026-10-03",
  title: "Build a word",
  day: "2026-10-03",
  state: "new",
  streak: null,
  letters: [..."tearing"],
  wordsFound: 0,
}
const htmlOf = (given: Partial<CardOf<"baw">> = {}) =>
  renderToStaticMarkup(<BawCard card={{ ...fresh, ...given }} language="en" onPlay={() => undefined} />)

it("shows the seven letters, and which one every word needs", () => {
  const html = htmlOf()
  expect(html).toMatch(/<span data-needed[^>]*>T<\/span>/)
  expect(html.match(/--turn/g)).toHaveLength(6)
  expect(html).toContain("Each needs the T.")
})

it("counts the words found so far", () => {
  expect(htmlOf({ state: "begun", wordsFound: 1 })).toContain("One word found so far.")
  expect(htmlOf({ state: "begun", wordsFound: 14 })).toContain("14 words found so far.")
  expect(htmlOf({ state: "begun", wordsFound: 0 })).toContain("Find your first word.")
})

it("shows nobody the letters of another day than theirs", () => {
  const html = renderToStaticMarkup(<BawCard card={fresh} hasOtherDay language="en" onPlay={() => undefined} />)
  expect(html).not.toContain(">T<")
  expect(html.match(/--turn/g)).toHaveLength(6)
  expect(html).toContain("Each needs the one in the middle.")
})
