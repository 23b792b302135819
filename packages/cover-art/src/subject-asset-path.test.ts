import { expect, it } from "vitest"
import { emojiAssetPath } from "./emoji-asset-path.ts"
import { loadEmoji } from "./load-emoji.ts"
import { subjectAssetPath } from "./subject-asset-path.ts"

it("is an emoji's picture, or a drawing's by its name", () => {
  expect(subjectAssetPath("🌕")).toBe(emojiAssetPath("🌕"))
  expect(subjectAssetPath(":monotile:")).toMatch(/drawings\/monotile\.svg$/)
})

it.each([":nothing:", "monotile", ":../recipes:", ":Monotile:", "::", ""])("is nothing for %s", (subject) => {
  expect(subjectAssetPath(subject)).toBeNull()
})

it("is drawn large enough for a cover", async () => {
  for (const name of [
    "monotile",
    "four-colour-map",
    "large-blue",
    "voyager",
    "broken-cable",
    "water-machine",
    "seed-packet",
    "woven-chip",
    "sona-drawing",
    "long-and-short",
    "counting-body",
    "khipu",
    "stick-chart",
    "dark-emu",
    "ghost-tracks",
    "kiki-and-bouba",
    "ops-chair",
    "log-drums",
  ]) {
    const { width, height } = await loadEmoji(`:${name}:`)
    expect(Math.max(width, height)).toBeGreaterThan(800)
  }
})
