// @module-tag embedded
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import type { PackFolder } from "../../../../test/pack-folder.ts"
import { makeShopPack, shopText } from "../../../../test/shop-pack.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"
import { readSnapshot } from "../../../platform/content/store.ts"
import type { OpenDatabase } from "../../../platform/db/open-database.ts"
import { describeChange } from "./content-change.ts"

let database: OpenDatabase
let pack: PackFolder
let importer: ReturnType<typeof makeImporter>

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tables = sql`content_state, categories, media, tiles, subtiles, tile_questions, former_slugs, pages, social_posts, reward_items, reward_stock, stock_movements`

beforeEach(async () => {
  await sql`truncate ${tables}`.execute(database.db)
  pack = await makeShopPack()
  importer = makeImporter(database.db)
  await imported()
})

const imported = async (): Promise<[version: number, ...changes: string[]]> => {
  const { version, changes } = await importer.run(pack.dir)
  return [version, ...changes.map(describeChange)]
}
const edit = (from: string, to: string): void => {
  expect(shopText).toContain(from)
  pack.write("shop/shop.yaml", shopText.replace(from, to))
}
const without = (id: string): string =>
  shopText
    .split(/^(?= {2}- id: )/m)
    .filter((part) => !part.startsWith(`  - id: ${id}\n`))
    .join("")
const shop = () => readSnapshot(database.pool)
const stock = async (): Promise<string[]> => {
  const rows = await database.db.selectFrom("reward_stock").selectAll().orderBy("item_id").orderBy("variant").execute()
  return rows.map(({ item_id, variant, stock: pieces, taken }) => `${item_id} ${variant} ${taken}/${pieces}`)
}

describe("the first import of a shop", () => {
  it("writes it in its order, with its countries and its stock", async () => {
    const { items, countries } = await shop()
    expect(countries).toEqual(["DE", "GB"])
    expect(items).toMatchObject([
      {
        id: "stickers",
        cost: 100,
        status: 0,
        choice: null,
        variants: [{ id: "", name: "" }],
        picture: { alt: "Six round stickers on a sheet.", width: 1242, height: 932, color: "#808080" },
      },
      { id: "hat", status: 1, choice: "Size", variants: [{ id: "s", name: "Small" }, { id: "l" }] },
    ])
    expect(await stock()).toEqual(["hat l 0/2", "hat s 0/3", "stickers  0/40"])
  })

  it("keeps the picture, to be drawn at any size", async () => {
    const id = (await shop()).items[0]?.picture.id ?? ""
    const saved = await database.db.selectFrom("media").select("width").where("id", "=", id).execute()
    expect(saved).toEqual([{ width: 1242 }])
  })

  it("names a picture that is not there", async () => {
    pack.remove("shop/thing.png")
    await expect(imported()).rejects.toThrow(
      "shop/shop.yaml:8: `picture.file` thing.png was not found beside this file\nshop/shop.yaml:16: ",
    )
  })
})

describe("another import of a shop", () => {
  it("changes nothing where nothing changed", async () => {
    expect(await imported()).toEqual([1])
  })

  it("changes what a reader sees", async () => {
    edit("cost: 100", "cost: 150")
    expect(await imported()).toEqual([2, "changed item stickers"])
    expect((await shop()).items[0]).toMatchObject({ cost: 150 })
    expect(await database.db.selectFrom("reward_items").select("cost").where("id", "=", "stickers").execute()).toEqual([
      { cost: 150 },
    ])
    edit("[DE, GB]", "[]")
    expect(await imported()).toEqual([3, "changed item stickers", "changed shop countries"])
    expect((await shop()).countries).toEqual([])
  })

  it("leaves the stock as it is: pieces were taken and added since", async () => {
    await database.db
      .updateTable("reward_stock")
      .set({ stock: 45, taken: 7 })
      .where("item_id", "=", "stickers")
      .execute()
    edit("stock: 40", "stock: 1000")
    expect(await imported()).toEqual([1])
    pack.write("shop/shop.yaml", shopText.replace("stock: 40", "stock: 1000").replace("cost: 100", "cost: 150"))
    expect(await imported()).toEqual([2, "changed item stickers"])
    expect(await stock()).toContain("stickers  7/45")
  })

  it("gives a new size its first number, and keeps the number of one that goes", async () => {
    edit("- { id: s, name: Small, stock: 3 }", "- { id: m, name: Medium, stock: 5 }")
    expect(await imported()).toEqual([2, "changed item hat"])
    expect(await stock()).toEqual(["hat l 0/2", "hat m 0/5", "hat s 0/3", "stickers  0/40"])
    expect((await shop()).items[1]?.variants.map(({ id }) => id)).toEqual(["m", "l"])
  })

  it("gives no stock to what is unlocked", async () => {
    pack.write(
      "shop/shop.yaml",
      shopText.replace("    stock: 40\n", "    unlocks: hue\n").replace("id: stickers", "id: hue"),
    )
    await imported()
    const stock = await database.db.selectFrom("reward_stock").select("item_id").where("item_id", "=", "hue").execute()
    expect(stock).toEqual([])
    const { items } = await readSnapshot(database.pool)
    expect(items.find(({ id }) => id === "hue")).toMatchObject({ kind: "hue", variants: [] })
  })

  it("takes a thing out of the shop and keeps its row, and takes it back with its stock", async () => {
    await database.db.updateTable("reward_stock").set({ taken: 2 }).where("item_id", "=", "stickers").execute()
    pack.write("shop/shop.yaml", without("stickers"))
    expect(await imported()).toEqual([2, "changed item hat", "removed item stickers"])
    expect((await shop()).items.map(({ id }) => id)).toEqual(["hat"])
    expect(await imported()).toEqual([2])
    pack.remove("shop/shop.yaml")
    expect(await imported()).toEqual([3, "removed item hat", "changed shop countries"])
    expect(await database.db.selectFrom("reward_items").select("removed_at").execute()).toEqual([
      { removed_at: expect.any(Date) },
      { removed_at: expect.any(Date) },
    ])
    pack.write("shop/shop.yaml", shopText)
    expect(await imported()).toEqual([4, "restored item stickers", "restored item hat", "changed shop countries"])
    expect((await shop()).items.map(({ id }) => id)).toEqual(["stickers", "hat"])
    expect(await stock()).toContain("stickers  2/40")
  })
})
