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
    [effect("category", 4, 1), "You’ll see less Space: 1 of your next 20 tiles, down from 4."],
    [effect("category", 4, 0), "You’ll see less Space: none of your next 20 tiles, down from 4."],
    [effect("similar", 2, 1), "You’ll see less like “Mirrors on the Moon”: 1 of your next 20 tiles, down from 2."],
    [effect("category", 0, 0), "You’ll see less Space."],
    [effect("tile", 1, 0), "You won’t see “Mirrors on the Moon” again."],
  ])("%j", (given, sentence) => {
    expect(lessText(given)).toBe(sentence)
  })

  it.each([
    [effect("category", 1, 4), "Space is back: 4 of your next 20 tiles."],
    [effect("similar", 0, 0), "Tiles like “Mirrors on the Moon” are back, but not in your next 20 tiles."],
    [effect("tile", 0, 1), "You may see “Mirrors on the Moon” again."],
  ])("and taking it back: %j", (given, sentence) => {
    expect(moreText(given)).toBe(sentence)
  })
})
