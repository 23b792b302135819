import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const assets = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets")
const variation = "fe0f"
const known = new Map<string, string | null>()

const codepoints = (emoji: string): string[] =>
  Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))

const find = (emoji: string): string | null => {
  const exact = codepoints(emoji)
  const bare = exact.filter((point) => point !== variation)
  const [first, ...rest] = bare
  if (first === undefined) return null
  // The set writes the variation selector in some names and leaves it out of others, and so do editors' keyboards.
  const names = [exact, bare, [first, variation, ...rest], [...bare, variation]].map((points) => points.join("-"))
  return names.map((name) => join(assets, `${name}.webp`)).find((path) => existsSync(path)) ?? null
}

/** The three-dimensional picture of an emoji, or null when the set has none. */
export const emojiAssetPath = (emoji: string): string | null => {
  const before = known.get(emoji)
  if (before !== undefined) return before
  const path = find(emoji)
  known.set(emoji, path)
  return path
}
