import { describe, expect, it } from "vitest"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import type { Overlay } from "../../../platform/content/overlay.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { parseOnce } from "./parse-once.ts"
import { describeProblem, InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"

const moon = "tiles/space/moon.md"
const table = ["```table", "title: Two moons", "columns: [Moon, Planet]", "rows: [[Moon], [Io, Jupiter, 1610]]", "```"]
const broken = tileText({ title: "Mond" })
  .replace(", kind: page", ", kind: blog")
  .replace("Its text.", `Its text.[^2]\n\n${table.join("\n")}`)

/** The brand in German, with something wrong in it. */
const brand = "name: Testfetti\ntagline: x\ndescription: x\nlanguage: de-AT\nlinks: { shop: nowhere }\n"

async function refusalOf(files: Record<string, string>, overlay?: Overlay): Promise<string> {
  const refusal: unknown = await readPack(makePackFolder(files).dir, overlay).catch((error: unknown) => error)
  if (!(refusal instanceof InvalidPack)) throw refusal
  return refusal.message
}

describe("a problem", () => {
  it("is told in whatever language is asked for, though its file is parsed once", () => {
    const describedIn = (tag: string) =>
      parseOnce(moon, broken).problems.map((each) => describeProblem(each, wordsIn(tag)))
    expect(describedIn("de-DE")).toEqual([
      `${moon}:2: \`title\` braucht mindestens 6 Zeichen, hat aber 4`,
      `${moon}:10: \`sources[1].kind\` muss page, book, paper oder archive sein`,
      `${moon}:22: table: \`rows[1]\` hat 1 Zelle; es gibt 2 Spalten`,
      `${moon}:22: table: \`rows[2]\` hat 3 Zellen; es gibt 2 Spalten`,
    ])
    expect(describedIn("en").slice(0, 2)).toEqual([
      `${moon}:2: \`title\` must have at least 6 characters; it has 4`,
      `${moon}:10: \`sources[1].kind\` must be page, book, paper or archive`,
    ])
  })

  it("of a count is told by the rules of its language", () => {
    const { problems } = parseOnce(moon, tileText().replace("Its text.", "Its text.[^2]"))
    expect(problems.map(({ say }) => say(wordsIn("de")))).toEqual(["[^2] nennt keine Quelle: es gibt eine"])
  })
})

describe("a pack that is refused", () => {
  it("is told of in its own language, even where its brand is flawed too", async () => {
    expect(await refusalOf({ "pack.yaml": brand, [moon]: broken.replace("Mond", "Mond!!") })).toContain(
      "pack.yaml:5: `links.shop` muss ein Pfad dieser Seite oder eine Adresse mit http(s) sein",
    )
  })

  it("says of a tile written in the studio that its file is there", async () => {
    const overlay = {
      stamp: 1,
      tiles: [{ id: "mars", file: "tiles/space/mars.md", text: tileText({ title: "Mars" }), origin: null }],
      files: [],
    }
    expect(await refusalOf({}, overlay)).toContain(
      "tiles/space/mars.md:2 (in the studio): `title` must have at least 6",
    )
  })

  it("is told of in English where its language can't be read", async () => {
    const missing = "`language` is missing"
    expect(await refusalOf({ "pack.yaml": brand.replace("language: de-AT\n", "") })).toContain(missing)
    expect(await refusalOf({ "pack.yaml": "language: 'de" })).toContain("not valid YAML")
    expect(await refusalOf({ "pack.yaml": brand.replace("de-AT", "no language") })).toContain("must be a language tag")
  })
})
