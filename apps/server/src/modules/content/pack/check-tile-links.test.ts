import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { noOverlay } from "./overlay.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"
import { tileId } from "./tile-id.ts"

const moon = "tiles/space/moon.md"
const whales = "tiles/ocean/whales.md"

const card = (tile: string) => `\`\`\`link\ntile: ${tile}\nwhy: They hear it too.\n\`\`\`\n`
/** The Moon's file with a card in its first part: its `tile` stands on line 20. */
const moonWith = (tile: string) => tileText().replace("Its text.\n", `Its text.\n\n${card(tile)}`)

async function problemsOf(files: Record<string, string>, overlay = noOverlay): Promise<string[]> {
  try {
    await readPack(makePackFolder(files).dir, overlay)
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map(inEnglish)
  }
}

async function leadsTo(tile: string, whalesText?: string): Promise<unknown> {
  const { dir } = makePackFolder({ [moon]: moonWith(tile), ...(whalesText && { [whales]: whalesText }) })
  const { tiles } = await readPack(dir)
  const body = tiles.find(({ slug }) => slug === "moon")?.subtiles[0]?.body
  return body?.find(({ type }) => type === "link")
}

describe("a card that leads to another tile", () => {
  it.each(["whales", tileId("whales")])("names it by its slug or its id: %s", async (name) => {
    expect(await leadsTo(name)).toEqual({ type: "link", tile: "whales", why: "They hear it too." })
  })

  it("finds it by a name it once had", async () => {
    const renamed = tileText({ title: "Whales sing in rhyme", category: "ocean", formerly: ["singers"] })
    expect(await leadsTo("singers", renamed)).toMatchObject({ tile: "whales" })
    expect(await leadsTo(tileId("singers"), renamed)).toMatchObject({ tile: "whales" })
  })

  it.each([
    ["dolphins", "leads to `dolphins`, but there is no such tile: give its slug or its id"],
    ["search", "leads to `search`, but there is no such tile: give its slug or its id"],
    ["moon", "leads to this tile itself"],
    [tileId("moon"), "leads to this tile itself"],
    ["whales-a-first-part", "leads to `whales-a-first-part`, which is a subtile: link to its tile, `whales`"],
  ])("is refused where it leads to %s", async (name, message) => {
    expect(await problemsOf({ [moon]: moonWith(name) })).toEqual([`${moon}:20: link: \`tile\` ${message}`])
  })

  it("is refused in the opening and on a page as well", async () => {
    const opening = tileText().replace("*care*.\n", `*care*.\n\n${card("dolphins")}`)
    const page = `---\ntitle: About\ndescription: x\n---\nWords.\n\n${card("dolphins")}`
    const message = "link: `tile` leads to `dolphins`, but there is no such tile: give its slug or its id"
    expect(await problemsOf({ [moon]: opening, "pages/about.md": page })).toEqual([
      `pages/about.md:8: ${message}`,
      `${moon}:16: ${message}`,
    ])
  })

  it("may lead to what comes out later", async () => {
    const later = tileText({ title: "Whales sing in rhyme", category: "ocean", published: "2099-01-01" })
    expect(await leadsTo("whales", later)).toMatchObject({ tile: "whales" })
  })

  it("is no second mistake where the other file can't be read", async () => {
    const broken = tileText({ title: "Sing", category: "ocean" })
    expect(await problemsOf({ [moon]: moonWith("whales"), [whales]: broken })).toEqual([
      `${whales}:2: \`title\` must have at least 6 characters; it has 4`,
    ])
  })

  it("keeps nobody from taking its tile back in the studio", async () => {
    const takenBack = { id: tileId("whales"), file: "tiles/studio/whales.md", text: null, origin: whales }
    for (const name of ["whales", tileId("whales")])
      expect(await problemsOf({ [moon]: moonWith(name) }, { ...noOverlay, tiles: [takenBack] })).toEqual([])
  })

  it("stands by itself neither in a subtile nor in the opening: it may leave", async () => {
    const subtile = tileText().replace("Its text.\n", card("whales"))
    expect(await problemsOf({ [moon]: subtile })).toEqual([
      `${moon}:15: the subtile has only a card: write something before it`,
    ])
    const opening = tileText().replace("The opening text, with *care*.\n", card("whales"))
    expect(await problemsOf({ [moon]: opening })).toEqual([
      `${moon}:12: the opening text has only a card: write something before it`,
    ])
  })
})
