import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { emojiAssetPath } from "./emoji-asset-path.ts"

describe("emojiAssetPath", () => {
  it.each(["🌕", "🛰️", "🛰", "❤️", "❤", "👩‍🚀", "1️⃣", "🇮🇸"])("finds %s", (emoji) => {
    expect(existsSync(emojiAssetPath(emoji) ?? "")).toBe(true)
  })

  it.each(["", "a", "../package", "🌕🌕"])("has no picture for “%s”", (emoji) => {
    expect(emojiAssetPath(emoji)).toBeNull()
  })
})
