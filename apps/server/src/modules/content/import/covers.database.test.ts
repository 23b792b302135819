import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, type PackFolder } from "../../../../test/pack-folder.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { coverOf } from "../../media/covers.ts"
import { withoutOverlay } from "../pack/overlay.ts"
import { importContent } from "./import-pack.ts"

let db: Db
let pack: PackFolder

beforeEach(async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  db = database.db
  pack = makePackFolder()
  pack.remove("tiles/ocean/whales.md")
})

/** The tiles' covers, by the media that they are made into. */
const coversOf = async (): Promise<{ kind: string; isItsOwn: boolean; emoji: string }[]> => {
  const rows = await db.selectFrom("media").select(["request", "cover"]).where("cover", "is not", null).execute()
  return rows.map(({ request, cover }) => {
    const { kind, art } = JSON.parse(request)
    const drawn = JSON.parse(cover ?? "null")
    return { kind, isItsOwn: coverOf(drawn).file === art.file, emoji: drawn.emoji }
  })
}

describe("what covers are drawn from", () => {
  it("stands beside the media that are made of them, a tile's own and its card's", async () => {
    await makeImporter(db).run(pack.dir)
    const found = await coversOf()
    expect(found.map(({ kind }) => kind).sort()).toEqual(["card", "picture"])
    expect(found.every(({ isItsOwn, emoji }) => isItsOwn && emoji === "🌕")).toBe(true)
  })

  it("comes to media that an older version wrote", async () => {
    const { run } = makeImporter(db)
    await run(pack.dir)
    const before = await coversOf()
    await db.updateTable("media").set({ cover: null }).execute()
    await run(pack.dir)
    expect(await coversOf()).toEqual(before)
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
  rmSync(join(originals, coverOf(defined(card?.request)).file))
  await run()
  expect(covers().map(({ request }) => request)).toEqual([card?.request])
})
