import { expect, it } from "vitest"
import { emojiAssetPath } from "../../../apps/server/src/modules/media/emoji-asset-path.ts"
import { loadEmoji } from "./load-emoji.ts"
import { subjectAssetPath } from "./subject-asset-path.ts"

it("is an emoji's picture, or a drawing's by its name", () => {
  expect(subjectAssetPath("🌕")).toBe(emojiAssetPath("🌕"))
  expect(subjectAssetPath(":monotile:")).toMatch(/drawings\/monotile\.svg$/)
})

it.each([":nothing:", "monotile", ":../recipes:", ":Monotile:", "::", ""])("is nothing for %s", (subject) => {
  expect(subjectAssetPath(subject)).toBeNull()
})

it("is drawn large enough for a cover", { tags: "drill" }, async () => {
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
    "two-milk-teeth",
    "ants-on-stilts",
    "halves-of-halves",
    "eight-perfect-shuffles",
    "four-runs-in-a-ring",
    "six-rings-of-people",
    "the-way-to-andromeda",
    "corner-of-three-mirrors",
    "egg-between-two-pans",
    "one-strand-three-pieces",
    "six-slices-of-an-ocean",
    "nearest-neighbours-of-point-nemo",
    "hole-in-the-eye",
    "twenty-bottles-four-left",
    "one-kidney-ten-pairs",
    "dots-and-dashes-pulled-down",
    "chilli-cut-open",
    "voice-drawn-in-soot",
    "ring-of-wells",
    "forty-six-steps",
    "three-hours-of-a-reactor",
    "nine-times-seventy-one-years",
    "sea-shut-and-open",
    "from-thorn-to-y",
    "sound-that-is-turned-back",
    "the-long-way-to-the-throat",
    "two-bottles-two-ways",
    "a-minute-of-naps",
    "two-sights-of-one-sunset",
    "nine-first-digits",
    "all-roads-to-one-number",
    "four-twenties-and-twelve",
    "one-shell-wound-left",
    "starch-tangled-and-in-rows",
    "four-hours-of-a-bang",
    "six-crystals-one-that-snaps",
    "two-roads-of-a-word",
  ]) {
    const { width, height } = await loadEmoji(`:${name}:`)
    expect(Math.max(width, height)).toBeGreaterThan(800)
  }
})
