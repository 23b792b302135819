// @module-tag embedded
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, type PackFolder } from "../../../../test/pack-folder.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"
import type { OpenDatabase } from "../../../platform/db/open-database.ts"
import { withoutOverlay } from "../pack/overlay.ts"
import { describeChange } from "./content-change.ts"
import { importContent } from "./import-pack.ts"
import { OtherPack } from "./other-pack.ts"

const moon = "tiles/space/moon.md"
let database: OpenDatabase
let pack: PackFolder
let importer: ReturnType<typeof makeImporter>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate content_state, categories, media, tiles, subtiles, tile_questions, former_slugs`.execute(
    database.db,
  )
  pack = makePackFolder()
  importer = makeImporter(database.db)
})

const imported = async (): Promise<string[]> => (await importer.run(pack.dir)).changes.map(describeChange)
const isMoonThere = async (): Promise<boolean> => {
  const row = await database.db.selectFrom("tiles").select("removed_at").where("slug", "=", "moon").executeTakeFirst()
  return row?.removed_at === null
}

describe("a pack from another folder", () => {
  const otherPack = (name: string, tile = moon) => {
    const other = makePackFolder({
      "pack.yaml": `name: ${name}\ntagline: T\ndescription: D\nlanguage: en\nlinks: {}\n`,
    })
    if (tile !== moon) other.remove(moon)
    return other
  }

  it("is refused where its name is another one too, or tiles would go", async () => {
    await imported()
    const renamed = otherPack("Teatime")
    await expect(importer.run(renamed.dir)).rejects.toThrow(
      `pack.yaml:1: this is a different pack from the one on this server, “Testfetti” from ${pack.dir}. Tiles it would remove: 0. Set CONTENT_DIR to that folder`,
    )
    await expect(importer.run(otherPack("Testfetti", "none").dir)).rejects.toThrow(OtherPack)
    expect(await isMoonThere()).toBe(true)
  })

  it("takes the place of the first where that is meant, and is then the one", async () => {
    await imported()
    const other = otherPack("Teatime", "none")
    await importContent(other.dir, withoutOverlay, database.db, { ...importer.tools, mayReplace: true }, new Date())
    expect(await isMoonThere()).toBe(false)
    expect((await importer.run(other.dir)).changes).toEqual([])
    await expect(imported()).rejects.toThrow(OtherPack)
  })

  it("is the same pack where it was only moved, renamed in its place, or shortened there", async () => {
    await imported()
    expect((await importer.run(otherPack("Testfetti").dir)).changes).toHaveLength(1)
    await database.db.updateTable("content_state").set({ pack_dir: null }).execute()
    expect(await imported()).toEqual(["changed brand Testfetti"])
    pack.remove(moon)
    expect(await imported()).toEqual(["removed tile moon"])
    pack.write("pack.yaml", "name: Teatime\ntagline: T\ndescription: D\nlanguage: en\nlinks: {}\n")
    expect(await imported()).toContain("changed brand Teatime")
  })
})
