import { listItems, type RewardItem } from "@confetti/contract/rewards"
import type { StudioItem } from "@confetti/contract/shop-items"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Account, addAccount } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { makeImporter } from "./import-folder.ts"
import type { PackFolder } from "./pack-folder.ts"
import { type Answer, address, type PointsWorld, startPointsWorld } from "./points-world.ts"
import { makeShopPack, shopText } from "./shop-pack.ts"

let world: PointsWorld
let editor: Account
let pack: PackFolder
beforeAll(async () => {
  world = await startPointsWorld()
  editor = await addAccount(world.server, "editor@example.com")
})
afterAll(() => world.stop())

beforeEach(async () => {
  pack = await makeShopPack()
  await imported()
})

const imported = async (shop = shopText): Promise<void> => {
  pack.write("shop/shop.yaml", shop)
  await makeImporter(world.server.db).run(pack.dir)
  await world.server.services.content.refresh()
}
const ask = (name: string, data: unknown, who = editor): Promise<Answer<{ item: StudioItem }>> =>
  world.call(`rewards-${name}`, data, who)
const inShop = async (id: string): Promise<RewardItem | undefined> => {
  const { result } = await world.call("rewards-list_items", null, editor)
  return listItems.output.parse(result).items.find((item) => item.id === id)
}
const inStudio = async (id: string): Promise<StudioItem> => {
  const { result } = await world.call<{ items: StudioItem[] }>("rewards-list_shop", { limit: 100 }, editor)
  const found = result.items.find((item) => item.id === id)
  if (!found) throw new Error(`${id} is not in the shop`)
  return found
}

async function sendPicture(who = editor): Promise<{ status: number; file: string }> {
  const body = new Uint8Array(
    await sharp({ create: { width: 60, height: 45, channels: 3, background: "#c33" } })
      .png()
      .toBuffer(),
  )
  const headers = { ...who.headers, "content-type": "image/png" }
  const response = await fetch(`${world.server.origin}/studio/pictures`, { method: "POST", body, headers })
  const { file = "" } = (await response.json()) as { file?: string }
  return { status: response.status, file }
}

const written = (file: string | null, more: object = {}) => ({
  title: "Wool socks",
  teaser: "Two of them, warm and striped.",
  text: "Knitted of heavy wool, in stripes of five colours.",
  cost: 300,
  picture: { file, alt: "Two striped socks beside each other." },
  ...more,
})

describe("something new", () => {
  it("is written with a picture, stays off until it is switched, and is had from its stock", async () => {
    const { file } = await sendPicture()
    const made = await ask("create_item", { itemId: "socks", ...written(file) })
    expect(made.result.item).toMatchObject({ origin: "studio", status: 1, isOffered: false, version: 1 })
    expect(made.result.item.variants).toEqual([{ id: "", name: "", stock: 0, taken: 0, open: 0, left: 0 }])
    await ask("restock_item", { itemId: "socks", pieces: 1, note: "Knitted" })
    expect((await ask("switch_item", { itemId: "socks", status: 0 })).result.item.isOffered).toBe(true)
    expect(await inShop("socks")).toMatchObject({ title: "Wool socks", status: 0, variants: [{ left: 1 }] })
    const { id } = (await inShop("socks"))?.picture ?? { id: "" }
    expect((await world.server.get(`/media/${id}-414.webp`)).status).toBe(200)
    const reader = await world.newPerson()
    await world.give(reader, 600)
    const order = { itemId: "socks", cost: 300, address }
    expect((await world.call("rewards-redeem_item", order, reader)).status).toBe(200)
    expect((await world.call("rewards-redeem_item", order, reader)).code).toBe("reward/out-of-stock")
    expect((await inStudio("socks")).variants[0]).toMatchObject({ stock: 1, taken: 1, open: 1, left: 0 })
  })

  it("is refused with the fields that are wrong, and nothing is made of it", async () => {
    const { file } = await sendPicture()
    const refused = async (more: object) => {
      const { code, details } = await ask("create_item", { itemId: "bad", ...written(file), ...more })
      return [code, ...((details?.["fields"] as string[] | undefined) ?? [])].join(" ")
    }
    expect(await refused({ itemId: "Not A Slug" })).toContain("request/invalid itemId")
    expect(await refused({ title: "x".repeat(300) })).toContain("request/invalid title")
    expect(await refused({ cost: 0 })).toContain("request/invalid cost")
    expect(await refused({ picture: { file: "../../etc/passwd", alt: "Two striped socks on wood." } })).toContain(
      "request/invalid picture.file",
    )
    expect(await refused({ picture: { file: `${"0".repeat(20)}.png`, alt: "Two striped socks on wood." } })).toContain(
      "reward/invalid-item picture.file",
    )
    expect(await refused({ variants: [{ id: "s", name: "S" }] })).toContain("reward/invalid-item variants")
    expect(await refused({ choice: "Size" })).toContain("reward/invalid-item choice")
    expect(await refused({ kind: "hue", choice: "Size", variants: [{ id: "s", name: "S" }] })).toContain("variants")
    expect(await inShop("bad")).toBeUndefined()
    expect(await refused({ itemId: "stickers" })).toBe("reward/id-taken")
  })

  it("of two that are written at once under one id, one is made", async () => {
    const { file } = await sendPicture()
    const answers = await Promise.all([1, 2, 3].map(() => ask("create_item", { itemId: "twin", ...written(file) })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(["reward/id-taken", "reward/id-taken"])
  })

  it("unlocks what nothing else in the shop does, and can be archived and put back", async () => {
    const { file } = await sendPicture()
    expect((await ask("create_item", { itemId: "hue-one", kind: "hue", ...written(file) })).status).toBe(200)
    expect((await ask("create_item", { itemId: "hue-two", kind: "hue", ...written(file) })).code).toBe(
      "reward/perk-taken",
    )
    expect((await ask("archive_item", { itemId: "hue-one", isArchived: true })).result.item.isArchived).toBe(true)
    expect(await inShop("hue-one")).toBeUndefined()
    expect((await ask("create_item", { itemId: "hue-two", kind: "hue", ...written(file) })).status).toBe(200)
    expect((await ask("archive_item", { itemId: "hue-one", isArchived: false })).code).toBe("reward/perk-taken")
  })
})

describe("what comes from a file of the pack", () => {
  it("stays as it was switched here, whatever is imported, and follows its file in all else", async () => {
    await ask("switch_item", { itemId: "stickers", status: 1 })
    expect(await inShop("stickers")).toMatchObject({ status: 1 })
    await imported(shopText.replace("cost: 100", "cost: 150"))
    expect(await inShop("stickers")).toMatchObject({ status: 1, cost: 150 })
    const reader = await world.newPerson()
    await world.give(reader, 500)
    const order = { itemId: "stickers", cost: 150, address }
    expect((await world.call("rewards-redeem_item", order, reader)).code).toBe("reward/switched-off")
    await ask("switch_item", { itemId: "stickers", status: 0 })
    expect((await world.call("rewards-redeem_item", order, reader)).status).toBe(200)
    expect((await ask("archive_item", { itemId: "stickers", isArchived: true })).code).toBe("reward/from-file")
  })

  it("is taken over by saving it: its file changes it no more, nor takes it away", async () => {
    const { version } = await inStudio("hat")
    const variants = [
      { id: "s", name: "Tiny" },
      { id: "l", name: "Large" },
      { id: "xl", name: "Huge" },
    ]
    const more = { title: "The better hat", choice: "Size", variants }
    const saved = await ask("save_item", { itemId: "hat", version, ...written(null, more) })
    expect(saved.result.item).toMatchObject({ origin: "studio", title: "The better hat", isExample: false })
    expect(saved.result.item.variants.map(({ name, stock }) => `${name} ${stock}`)).toEqual([
      "Tiny 3",
      "Large 3",
      "Huge 0",
    ])
    await imported(shopText.replace("cost: 1200", "cost: 5"))
    expect(await inShop("hat")).toMatchObject({ title: "The better hat", cost: 300 })
    await imported("items: []\n")
    expect(await inShop("hat")).toMatchObject({ title: "The better hat" })
    expect(await inShop("stickers")).toBeUndefined()
    await imported()
    expect(await inShop("stickers")).toBeDefined()
  })

  it("of two who change it at once keeps the first, and says so to the second", async () => {
    const { version } = await inStudio("stickers")
    const answers = await Promise.all(
      ["One", "Two"].map((name) =>
        ask("save_item", { itemId: "stickers", version, ...written(null, { title: `Stickers ${name}` }) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = answers.find(({ code }) => code === "reward/item-changed")
    expect(lost?.details).toMatchObject({ version: version + 1 })
  })
})

it("is for the shop's editors alone, a picture too, and every change is in the audit log", async () => {
  const [writer, keeper] = [await world.newPerson(), await world.newPerson()]
  await addEditor(world.server, writer, ["writer"])
  await addEditor(world.server, keeper, ["shop"])
  const reader = await world.newPerson()
  for (const name of [
    "list_shop",
    "list_movements",
    "show_address",
    "export_packing",
    "switch_item",
    "resolve_parcel",
  ]) {
    expect((await ask(name, { itemId: "stickers" }, writer)).code).toBe("session/role-required")
    expect((await ask(name, { itemId: "stickers" }, reader)).code).toBe("session/editors-only")
  }
  expect((await sendPicture(keeper)).status).toBe(200)
  expect((await sendPicture(reader)).status).toBe(403)
  // No file lists it any more, so it is out of the shop.
  expect((await ask("switch_item", { itemId: "tote", status: 0 })).code).toBe("reward/not-found")
  await ask("switch_item", { itemId: "stickers", status: 1 }, keeper)
  const acts = await world.server.db
    .selectFrom("editor_acts")
    .selectAll()
    .where("user_id", "=", keeper.userId)
    .execute()
  expect(acts).toMatchObject([{ callable: "rewards-switch_item", subject: "stickers off" }])
})

it("is listed by pages, each item once", async () => {
  const ids: string[] = []
  for (let after: string | null = null; ; ) {
    const asked: object = { limit: 2, ...(after !== null && { after }) }
    const { result } = await world.call<{ items: { id: string }[]; next: string | null }>(
      "rewards-list_shop",
      asked,
      editor,
    )
    ids.push(...result.items.map(({ id }) => id))
    after = result.next
    if (after === null) break
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(["stickers", "hat", "tote", "socks"]))
})
