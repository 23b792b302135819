import type { StudioProblem } from "@confetti/contract/studio"
import { afterAll, beforeAll, expect, it } from "vitest"
import { tileText } from "./pack-folder.ts"
import { type StudioWorld, startStudioWorld } from "./studio-world.ts"

const brand = "name: Testfetti\ntagline: Kleines\ndescription: Zum Testen.\nlanguage: de-DE\nlinks: {}\n"

let world: StudioWorld
beforeAll(async () => {
  world = await startStudioWorld({ "pack.yaml": brand })
})
afterAll(() => world.stop())

it("tells in the pack’s language what an import finds wrong with a draft, and with another file", async () => {
  const { call, pack, publish, save } = world
  const tile = await world.newTile({ teaser: "Kurz", categories: ["space", "ocean", "space"] })
  const checked = await call<{ problems: StudioProblem[] }>("studio-check_tile", { id: tile.id, draft: tile.draft })
  expect(checked.result.problems.map(({ path, message }) => [path?.join("."), message])).toEqual([
    ["teaser", "`teaser` braucht mindestens 20 Zeichen, hat aber 4"],
    ["categories", "`categories` nennt eine Kategorie doppelt"],
  ])
  const sound = await save(tile, { teaser: "Ein Anreißer, lang genug.", categories: ["space"], slug: "moon" })
  expect((await publish(sound)).problems.map(({ message }) => message)).toEqual(["gehört zu einer anderen Kachel"])
  pack.write("tiles/space/moon.md", tileText({ title: "" }))
  const { problems } = await publish(await save(sound, { slug: "brot" }))
  expect(problems).toEqual([{ path: null, file: "tiles/space/moon.md", line: 2, message: "`title` fehlt" }])
})

it("shows a failure as a page in the pack’s language", async () => {
  const page = await world.server.get("/%00", { accept: "text/html" })
  const html = await page.text()
  expect(html).toContain('lang="de-DE"')
  expect(html).toContain("Darin ist ein Zeichen, das in keinem Text stehen kann.")
  expect(html).toContain("Zurück zum Feed")
})
