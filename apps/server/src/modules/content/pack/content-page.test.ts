import { readFileSync } from "node:fs"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { describe, expect, it } from "vitest"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { readPack } from "./read-pack.ts"

const repository = join(import.meta.dirname, "../../../../../..")
const page = readFileSync(join(repository, "docs/content.md"), "utf8")
const samplesIn = (fence: string): string[] =>
  [...page.matchAll(new RegExp(`^${fence}\\n([\\s\\S]*?)^\`{3,4}$`, "gm"))].map(([, text = ""]) => text)

const tile = defined(samplesIn("```markdown")[0])
const blocks = [...page.matchAll(/^````markdown\n([\s\S]*?)^````$/gm)].map(([, text = ""]) => text)
/** By what they begin with: each belongs to a file of its own. */
const yamls = samplesIn("```yaml")
const yamlWith = (word: string): string => defined(yamls.find((text) => text.includes(word)))

const others = ["mirrors-on-the-moon", "chocolate-six-crystals", "penguin-microsleeps"]
const readWith = (files: Record<string, string>) => {
  const named = others.map((slug) => [`tiles/space/${slug}.md`, tileText({ title: `About ${slug}` })])
  return readPack(makePackFolder({ ...Object.fromEntries(named), ...files }).dir)
}

describe("docs/content.md", () => {
  it("has a sample tile that can be read as it is", async () => {
    const { tiles } = await readWith({ "tiles/space/moon.md": tile })
    expect(tiles.find(({ slug }) => slug === "moon")?.subtiles.length).toBeGreaterThan(0)
  })

  it("has samples of blocks that can be read as they are", async () => {
    expect(blocks.length).toBeGreaterThan(8)
    const inTiles = blocks.map((block, at) => {
      const text = tileText({ title: `About block ${at}` }).replace(
        "Its text.\n",
        `Its text.\n\n${block}\nMore of it.\n`,
      )
      return [`tiles/space/block-${at}.md`, text]
    })
    await readWith(Object.fromEntries(inTiles))
  })

  it("has samples of the other files that can be read as they are", async () => {
    await readWith({
      "pack.yaml": yamlWith("tagline:"),
      "categories.yaml": `${yamlWith("emoji: 🪐")}- { slug: ocean, title: Ocean, hue: 242 }\n`,
      "social.yaml": yamlWith("tiktok_video"),
      "featured.yaml": yamlWith("- item:"),
      "daily-tiles.yaml": yamlWith("onThisDay"),
      "shop/shop.yaml": yamlWith("countries:"),
      "pages/about.md": "---\ntitle: About\ndescription: What it is.\n---\n\nWords.\n",
    })
  })

  it("has no table with a gap", () => {
    expect(page).not.toMatch(/^\|.*\|\n\n\|/m)
  })
})
