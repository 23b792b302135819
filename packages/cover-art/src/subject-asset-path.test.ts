import { readdirSync } from "node:fs"
import { join, parse } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { emojiAssetPath } from "./emoji-asset-path.ts"
import { subjectAssetPath } from "./subject-asset-path.ts"

it("is an emoji's picture, or a drawing's by its name", () => {
  expect(subjectAssetPath("🌕")).toBe(emojiAssetPath("🌕"))
  expect(subjectAssetPath(":monotile:")).toMatch(/drawings\/monotile\.svg$/)
})

it.each([":nothing:", "monotile", ":../recipes:", ":Monotile:", "::", ""])("is nothing for %s", (subject) => {
  expect(subjectAssetPath(subject)).toBeNull()
})

it("is large enough for a cover", async () => {
  const drawings = readdirSync(join(import.meta.dirname, "drawings"))
  for (const name of drawings) {
    const { width, height } = await sharp(subjectAssetPath(`:${parse(name).name}:`) ?? "").metadata()
    expect(Math.max(width, height), name).toBeGreaterThan(700)
  }
})
