import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { noOverlay } from "./overlay.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"
import { tileId } from "./tile-id.ts"

const file = "daily-tiles.yaml"
const whales = "tiles/ocean/whales.md"
const later = tileText({ title: "Whales sing in rhyme", category: "ocean", published: "2026-12-14" })

const read = (text: string, files: Record<string, string> = {}, overlay = noOverlay) =>
  readPack(makePackFolder({ [file]: text, ...files }).dir, overlay)

async function problemsOf(...given: Parameters<typeof read>): Promise<string[]> {
  try {
    await read(...given)
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map(inEnglish)
  }
}

const onThisDay = `
2026-12-14:
  tile: moon
  onThisDay:
    year: 1911
    text: Five Norwegians stood at the South Pole.
    source: { title: The South Pole, by: Roald Amundsen, year: 1912, kind: book }
2026-12-13: whales
`

describe("the tiles of the day", () => {
  it("are read by their days, with what happened on them and where that is written", async () => {
    const { dailyTiles } = await read(onThisDay)
    const source = { title: "The South Pole", by: "Roald Amundsen", year: 1912, kind: "book" }
    expect(dailyTiles).toEqual([
      { day: "2026-12-13", tileId: tileId("whales"), onThisDay: null },
      {
        day: "2026-12-14",
        tileId: tileId("moon"),
        onThisDay: { year: 1911, text: "Five Norwegians stood at the South Pole.", source },
      },
    ])
  })

  it("are none in a file of comments alone, and where there is no file", async () => {
    expect((await read("# nothing yet\n")).dailyTiles).toEqual([])
    expect((await readPack(makePackFolder().dir)).dailyTiles).toEqual([])
  })

  it("are found by a former slug and by an id", async () => {
    const renamed = tileText({ title: "Whales sing in rhyme", category: "ocean", formerly: ["singers"] })
    const { dailyTiles } = await read(`2026-12-13: singers\n2026-12-14: ${tileId("moon")}\n`, { [whales]: renamed })
    expect(dailyTiles.map((each) => each.tileId)).toEqual([tileId("singers"), tileId("moon")])
  })

  it.each([
    ["2026-12-13: moon\n2026-12-14: dolphins\n", "2: `dolphins` is not a tile: give its slug or its id"],
    [
      "2026-12-13: moon\n2026-12-14: whales-a-first-part\n",
      "2: `whales-a-first-part` is not a tile: give its slug or its id",
    ],
    ["2026-12-13: moon\n2026-12-13: whales\n", "2: not valid YAML: map keys must be unique"],
    ["2026-12-13: moon\n2027-02-29: whales\n", "2: `2027-02-29` must be a day, such as 2026-12-14"],
    ["Christmas: moon\n", "1: `Christmas` must be a day, such as 2026-12-14"],
    ["2026-12-13: 7\n", "1: `2026-12-13` must be a set of fields"],
    ["2026-12-13:\n  tile: moon\n  why: winter\n", "3: unknown field `2026-12-13.why`"],
    [onThisDay.replace("1911", "2026"), "5: `2026-12-14.onThisDay.year` must be an earlier year"],
    [onThisDay.replace(/ {4}source.*\n/, ""), "4: `2026-12-14.onThisDay.source` is missing"],
  ])("are refused at their line: %s", async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`${file}:${problem}`])
  })

  it("are out when the day begins in the east", async () => {
    const files = { [whales]: later }
    expect(await problemsOf("2026-12-15: whales\n", files)).toEqual([])
    expect(await problemsOf("2026-12-14: whales\n", files)).toEqual([
      `${file}:1: \`whales\` is published 2026-12-14, but 2026-12-14 begins in the easternmost time zone at 2026-12-13T10:00Z`,
    ])
  })

  it("are in season, and do not grow", async () => {
    const winter = tileText().replace("aspect: 4x3", "aspect: 4x3\nseason: 12-01/01-06")
    const text = "2027-01-06: moon\n2027-01-07: moon\n"
    expect(await problemsOf(text, { "tiles/space/moon.md": winter })).toEqual([
      `${file}:2: \`moon\` is not in season on 2027-01-07`,
    ])
    const growing = tileText()
      .replace("aspect: 4x3", "aspect: developing\ndeveloping: true")
      .replace("## A first part", "## 2026-01-02: A first part")
      .replace("## A second part\n### 4.5 billion", "## 2026-01-03: A second part")
    expect(await problemsOf("2027-01-06: moon\n", { "tiles/space/moon.md": growing })).toEqual([
      `${file}:1: \`moon\` is still developing: the tile of the day must be a finished one`,
    ])
  })

  it("keep nobody from taking a tile back in the studio, or from publishing it later there", async () => {
    const given = { id: tileId("whales"), file: "tiles/studio/whales.md", origin: whales }
    const text = "2026-12-14: whales\n"
    const takenBack = { ...noOverlay, tiles: [{ ...given, text: null }] }
    expect((await read(text, {}, takenBack)).dailyTiles).toEqual([])
    const moved = { ...noOverlay, tiles: [{ ...given, text: later }] }
    expect((await read(text, {}, moved)).dailyTiles).toEqual([
      { day: "2026-12-14", tileId: tileId("whales"), onThisDay: null },
    ])
  })
})
