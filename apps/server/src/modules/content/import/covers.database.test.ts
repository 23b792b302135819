import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, type PackFolder, tileText } from "../../../../test/pack-folder.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { withoutOverlay } from "../pack/overlay.ts"
import { importContent } from "./import-pack.ts"

const moon = "tiles/space/moon.md"

let db: Db
let pack: PackFolder

beforeEach(async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  db = database.db
  pack = makePackFolder()
  pack.remove("tiles/ocean/whales.md")
})

const listed = ({ covers }: MediaFolder): string[] => Object.keys(JSON.parse(readFileSync(covers, "utf8"))).sort()

describe("the covers a machine draws", () => {
  it("are those of the pack it imported, a tile's own and its card's", async () => {
    const { run, workshop } = makeImporter(db)
    await run(pack.dir)
    const before = listed(workshop.folder)
    expect(before).toHaveLength(2)
    pack.write(moon, tileText({ picture: "recipe: waves, emoji: 🌕" }))
    await run(pack.dir)
    expect(listed(workshop.folder)).toHaveLength(2)
    expect(listed(workshop.folder)).not.toContain(before[0])
  })

  it("are another machine's where that one imported them into the same folder", async () => {
    const [first, second] = [makeImporter(db), makeImporter(db)]
    await first.run(pack.dir)
    const folder = { ...first.workshop.folder, covers: second.workshop.folder.covers }
    await importContent(pack.dir, withoutOverlay, db, { ...second.workshop, folder }, new Date())
    expect(existsSync(folder.covers)).toBe(false)
  })

  it("are its own where it keeps its own folder, though the database is up to date", async () => {
    const [first, second] = [makeImporter(db), makeImporter(db)]
    await first.run(pack.dir)
    await second.run(pack.dir)
    expect(listed(second.workshop.folder)).toEqual(listed(first.workshop.folder))
  })
})

it("an import that draws first draws only what is not there yet", async () => {
  const { workshop, drawn } = makeImporter(db)
  const { originals } = workshop.folder
  mkdirSync(originals, { recursive: true })
  const covers = () => drawn.splice(0).flatMap((task) => (task.task === "cover" ? [task] : []))
  const run = () => importContent(pack.dir, withoutOverlay, db, { ...workshop, drawsFirst: true }, new Date())
  await run()
  const [cover, card] = covers()
  expect([cover, card].map((task) => task && [task.request.emoji, task.request.width])).toEqual([
    ["🌕", 1242],
    ["🌕", 420],
  ])
  writeFileSync(cover?.path ?? join(originals, "x"), "")
  await run()
  expect(covers()).toEqual([card])
})
