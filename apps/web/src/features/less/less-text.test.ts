import type { LessEffect } from "@confetti/contract/feed"
import { describe, expect, it } from "vitest"
import { lessText, moreText } from "./less-text.ts"

function effect(scope: "tile" | "category" | "similar", before: number, after: number): LessEffect {
  const title = scope === "category" ? "Space" : "Mirrors on the Moon"
  const wish = { id: `${scope}:a`, scope, subject: "a", title, slug: null, askedDate: "2026-06-01T00:00:00.000Z" }
  return { wish, before, after, horizon: 20, tileIds: [] }
}

describe("what a wish changed", () => {
  it.each([
    [effect("category", 4, 1), "Less Space: 4 in your next 20 before, 1 now."],
    [effect("category", 4, 0), "Less Space: 4 in your next 20 before, none now."],
    [effect("similar", 2, 1), "Less like “Mirrors on the Moon”: 2 in your next 20 before, 1 now."],
    [effect("category", 0, 0), "Less Space: none is coming up just now, and few will."],
    [effect("tile", 1, 0), "“Mirrors on the Moon” is out of your feed."],
  ])("%j", (given, sentence) => {
    expect(lessText(given)).toBe(sentence)
  })

  it.each([
    [effect("category", 1, 4), "Space is back: 4 in your next 20."],
    [effect("similar", 0, 0), "What is like “Mirrors on the Moon” is back: none in your next 20."],
    [effect("tile", 0, 1), "“Mirrors on the Moon” may come again."],
  ])("and taking it back: %j", (given, sentence) => {
    expect(moreText(given)).toBe(sentence)
  })
})
