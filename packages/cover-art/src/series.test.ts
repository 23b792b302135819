// @module-tag drill
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { apart, thumbnail } from "./picture-distance.ts"

const content = join(import.meta.dirname, "../../../content")

const hues = new Map<string, number>(
  (parse(readFileSync(join(content, "categories.yaml"), "utf8")) as { slug: string; hue: number }[]).map(
    ({ slug, hue }) => [slug, hue],
  ),
)

const pictures = readdirSync(join(content, "tiles"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .toSorted()
  .flatMap((file) => {
    const front = parse(readFileSync(join(content, "tiles", file), "utf8").split(/^---$/m)[1] ?? "")
    const { recipe, emoji, extras = [], seed } = front.picture
    return recipe
      ? [{ file, recipe, emoji, extras, seed, hue: hues.get(front.categories[0]) ?? 0, width: 60, height: 130 }]
      : []
  })

describe("the starter pack's covers", () => {
  it("can all be told apart at a glance", async () => {
    const seen = await Promise.all(
      pictures.map(async (picture) => ({ file: picture.file, small: await thumbnail(picture, 24) })),
    )
    const close = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => apart(one.small, other.small) < 0.06)
        .map((other) => `${one.file} and ${other.file}`),
    )
    expect(close).toEqual([])
  })
})
