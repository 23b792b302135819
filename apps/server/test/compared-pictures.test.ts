import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Tile } from "@confetti/contract/tile"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { InvalidPack } from "../src/modules/content/pack/problem.ts"
import { readPack } from "../src/modules/content/pack/read-pack.ts"
import { exportStudio } from "./export-studio.ts"
import { inEnglish } from "./in-english.ts"
import { tileText } from "./pack-folder.ts"
import { startStudioWorld, type StudioWorld } from "./studio-world.ts"

const moon = "tiles/space/moon.md"

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** The Moon's file with two pictures in its first part, named on lines 20 and 21. */
const compared = (before = "old.png", after = "new.png") =>
  tileText().replace(
    "Its text.\n",
    `Its text.

\`\`\`compare
before: { picture: ${before}, alt: A bare hill under low clouds., label: 1900 }
after: { picture: ${after}, alt: The same hill with a wood on it., label: 2000 }
caption: One hill, a century apart.
\`\`\`
`,
  )

let world: StudioWorld
beforeAll(async () => {
  world = await startStudioWorld({
    [moon]: compared(),
    "tiles/space/old.png": await png(600, 400, "#604020"),
    "tiles/space/new.png": await png(1200, 800, "#206040"),
    "tiles/space/square.png": await png(400, 400, "#206040"),
    "tiles/space/strip.png": await png(400, 100, "#206040"),
    "tiles/space/strip-too.png": await png(400, 100, "#602040"),
    "tiles/space/broken.png": "no picture",
  })
})
afterAll(() => world.stop())
beforeEach(() => world.pack.write(moon, compared()))

const moonNow = async (): Promise<Tile> =>
  (await (await world.server.get("/documents/tiles?slug=moon")).json()).document as Tile

async function problemsOf(text: string): Promise<string[]> {
  world.pack.write(moon, text)
  try {
    await world.importPack()
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map(inEnglish)
  }
}

const pair = (tile: Tile) => tile.subtiles[0]?.body.find((block) => block.type === "compare")

describe("two pictures that are compared", () => {
  it("are made as all pictures are, both in the shape of the first", async () => {
    const { pictures } = pair(await moonNow()) ?? {}
    expect(pictures).toMatchObject({
      before: { width: 1242, height: 828 },
      after: { width: 1242, height: 828 },
    })
    for (const { id } of Object.values(pictures ?? {}))
      expect((await world.server.get(`/media/${id}-414.webp`)).headers.get("content-type")).toBe("image/webp")
  })

  it.each([
    ["gone.png", "new.png", "20: compare: `before.picture` gone.png was not found beside this file"],
    ["old.png", "broken.png", "21: compare: `after.picture` broken.png can't be read as a picture"],
    [
      "old.png",
      "square.png",
      "21: compare: `after.picture` square.png is 400 × 400, and old.png is 600 × 400: crop both to the same shape",
    ],
    [
      "strip.png",
      "strip-too.png",
      "20: compare: `before.picture` strip.png is 400 × 100: it must be 0.6 to 2.5 times as wide as it is high",
    ],
  ])("are refused: %s and %s", async (before, after, problem) => {
    expect(await problemsOf(compared(before, after))).toEqual([`${moon}:${problem}`])
  })

  it("are refused on a page, which has no pictures", async () => {
    const [block = ""] = /```compare[^]*?```/.exec(compared()) ?? []
    world.pack.write("pages/about.md", `---\ntitle: About\ndescription: x\n---\nWords.\n\n${block}\n`)
    expect(await problemsOf(compared())).toEqual([
      "pages/about.md:7: compare: belongs in a tile: pages have no pictures",
    ])
    world.pack.remove("pages/about.md")
  })

  it("are copied when the studio takes their tile over: its readers notice nothing, and an export has them", async () => {
    const before = await moonNow()
    const { tiles } = (await world.call<{ tiles: { id: string; slug: string }[] }>("studio-list_tiles", {})).result
    const id = tiles.find(({ slug }) => slug === "moon")?.id
    const { result } = await world.call<{ tile: { state: string } }>("studio-take_over_tile", { id })
    expect(result.tile.state).toBe("published")
    expect(pair(await moonNow())?.pictures).toEqual(pair(before)?.pictures)
    const { target } = await exportStudio(world.server)
    const { tiles: exported } = await readPack(target)
    const [names] = exported.flatMap(({ comparisons }) => comparisons)
    for (const { file } of [names?.before, names?.after].filter((each) => each !== undefined))
      expect(existsSync(join(target, "tiles/space", file))).toBe(true)
    expect(names?.before.file).toMatch(/^[a-z2-7]{20}\.png$/)
  })
})
