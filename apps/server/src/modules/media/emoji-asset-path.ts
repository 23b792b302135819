import { readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const assets = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets")
const variation = "fe0f"

/** Pictures by code points, without variation selectors, which both the set and keyboards use inconsistently. */
let index: ReadonlyMap<string, string> | undefined

const readIndex = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith(".webp"))
      .map((file) => [withoutVariation(file.slice(0, -".webp".length).split("-")), join(assets, file)]),
  )

const withoutVariation = (points: readonly string[]): string => points.filter((point) => point !== variation).join("-")

/** The 3D picture of an emoji, or null if the set has none. */
export const emojiAssetPath = (emoji: string): string | null => {
  index ??= readIndex()
  const points = Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))
  return index.get(withoutVariation(points)) ?? null
}
