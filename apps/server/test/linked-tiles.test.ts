import type { PageData } from "@confetti/contract/page-data"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { tileText } from "./pack-folder.ts"
import { startStudioWorld, type StudioWorld } from "./studio-world.ts"

const card = (tile: string) => `Its text.\n\n\`\`\`link\ntile: ${tile}\nwhy: They hear it too.\n\`\`\`\n`
const moon = tileText()
  .replace("Its text.\n", card("whales"))
  .replace("Years.\n", `Years.\n\n${card("later")}`)
const about = `---\ntitle: About\ndescription: x\n---\n${card("whales")}`
const later = tileText({ title: "Zebras come later", published: "2026-12-01" })

let world: StudioWorld
const start = Date.parse("2026-11-23T09:00:00Z")
beforeAll(async () => {
  world = await startStudioWorld({
    "tiles/space/moon.md": moon,
    "tiles/space/later.md": later,
    "pages/about.md": about,
    "pack.yaml": "name: Testfetti\ntagline: x\ndescription: x\nlanguage: en\nlinks: { about: /about }\n",
  })
})
afterAll(() => world.stop())
beforeEach(() => {
  world.clock.now = start
})

/** The slugs of the tiles that came with a page, and all that it says. */
async function open(path: string) {
  const html = await (await world.server.get(path)).text()
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}"
  const { data } = JSON.parse(json) as { data: PageData }
  return { slugs: data.tiles.map(({ slug }) => slug), html }
}

describe("what a page's cards lead to", () => {
  it("comes with the page of a tile, and with a page", async () => {
    expect((await open("/tiles/moon")).slugs).toEqual(["moon", "whales"])
    expect((await open("/search/tiles/moon")).slugs).toEqual(["moon", "whales"])
    expect((await open("/about")).slugs).toEqual(["whales"])
    expect((await open("/tiles/whales")).slugs).toEqual(["whales"])
  })

  it("comes once it is out, and nothing of it before", async () => {
    expect((await open("/tiles/moon")).html).not.toContain("Zebras")
    world.clock.now = Date.parse("2026-12-01T00:01:00Z")
    expect((await open("/tiles/moon")).slugs).toEqual(["moon", "later", "whales"])
  })

  it("is gone when it is taken back, and is back when it is", async () => {
    const { tiles } = (await world.call<{ tiles: { id: string; slug: string }[] }>("studio-list_tiles", {})).result
    const id = tiles.find(({ slug }) => slug === "whales")?.id
    await world.call("studio-take_over_tile", { id })
    await world.call("studio-archive_tile", { id })
    await world.server.services.content.refresh()
    expect((await open("/tiles/moon")).slugs).toEqual(["moon"])
    await world.call("studio-unarchive_tile", { id })
    await world.server.services.content.refresh()
    expect((await open("/tiles/moon")).slugs).toEqual(["moon", "whales"])
  })

  it("is found under its new name when it is renamed", async () => {
    const { document } = await (await world.server.get("/documents/tiles?slug=moon")).json()
    world.pack.rename("tiles/space/later.md", "tiles/space/zebras.md")
    world.pack.write("tiles/space/zebras.md", later.replace("# never renamed", "formerly: [later]"))
    await world.importPack()
    const { document: after } = await (await world.server.get("/documents/tiles?slug=moon")).json()
    const linked = ({ subtiles }: typeof document) => JSON.stringify(subtiles).match(/"tile":"[^"]*"/g)
    expect([linked(document), linked(after)]).toEqual([
      ['"tile":"whales"', '"tile":"later"'],
      ['"tile":"whales"', '"tile":"zebras"'],
    ])
    expect(after.version).toBe(document.version + 1)
  })
})
