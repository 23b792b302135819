import type { Order } from "@confetti/contract/orders"
import { listItems, listRedemptions, type Redemption } from "@confetti/contract/rewards"
import type { UserRecord } from "@confetti/contract/users"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { describeAudit, isSound, verifyData } from "../src/verify-data.ts"
import { type Account, addAccount } from "./add-account.ts"
import { addItem, address, type PointsWorld, startPointsWorld } from "./points-world.ts"
import { insertCategories, publishContent } from "./tiles-factory.ts"

let world: PointsWorld
let editor: Account
beforeAll(async () => {
  // Orders are looked at here, so that it shows where one is not.
  world = await startPointsWorld({ ORDER_REVIEW: "1", ORDERS_PER_DAY: "1" })
  await addItem(world.server, "hue", { kind: "hue", cost: 25, stock: 0 })
  await addItem(world.server, "icon", { kind: "icon", cost: 50, stock: 0 })
  await insertCategories(world.server.db, ["space", "ocean"])
  await world.server.db.updateTable("categories").set({ hue: 90 }).where("slug", "=", "ocean").execute()
  await publishContent(world.server)
  editor = await addAccount(world.server, "editor@example.com")
})
afterAll(async () => {
  const verdict = await verifyData(world.server.db)
  await world.stop()
  expect(isSound(verdict), describeAudit(verdict).join("\n")).toBe(true)
})

type Outcome = { redemption: Redemption; balance: number; held: number }

const redeem = (who: { headers: Record<string, string> }, given: object = {}, key?: string) =>
  world.call<Outcome>("rewards-redeem_item", { itemId: "hue", cost: 25, ...given }, who, key)
const overviewOf = async (who: Account) =>
  (await world.call<{ perks: string[]; balance: number; held: number }>("points-get_overview", null, who)).result
const mine = async (who: Account): Promise<Redemption[]> =>
  listRedemptions.output.parse((await world.call("rewards-list_redemptions", null, who)).result).redemptions
const choose = (who: { headers: Record<string, string> }, given: object) =>
  world.call<UserRecord>("users-update_profile", given, who)

async function rich(points: number): Promise<Account> {
  const person = await world.newPerson()
  await world.give(person, points)
  return person
}

describe("what is digital", () => {
  it("stands in the catalogue beside the goods, and is not counted", async () => {
    const { result } = await world.call("rewards-list_items", null, { headers: {} })
    const { items } = listItems.output.parse(result)
    expect(items.find(({ id }) => id === "hue")).toMatchObject({ kind: "hue", cost: 25, variants: [] })
    expect(items.find(({ id }) => id === "stickers")).toMatchObject({ kind: "goods", variants: [{ left: 40 }] })
  })

  it("is theirs at once: spent, without an address, and nobody has anything to pack", async () => {
    const me = await rich(30)
    const { result } = await redeem(me)
    expect(result).toMatchObject({
      balance: 5,
      held: 0,
      redemption: { state: "unlocked", address: null, canCancel: false, isUnderReview: false, item: { kind: "hue" } },
    })
    expect(result.redemption.steps.map(({ state }) => state)).toEqual(["unlocked"])
    expect(await world.accountOf(me)).toEqual({ points: 5, held: 0, entries: 3 })
    expect(await overviewOf(me)).toMatchObject({ perks: ["hue"], balance: 5, held: 0 })
    expect(await mine(me)).toEqual([result.redemption])
    const { result: listed } = await world.call<{ orders: Order[] }>("rewards-list_orders", null, editor)
    expect(listed.orders.map(({ id }) => id)).not.toContain(result.redemption.id)
    const { result: page } = await world.call<{ entries: object[] }>("points-list_entries", { filter: "spent" }, me)
    expect(page.entries).toMatchObject([
      { kind: "redeemed", points: -25, balance: 5, state: "spent", cause: "The hue" },
    ])
  })

  it("is had once, whoever asks how often, and the first answer is given again to the same try", async () => {
    const me = await rich(100)
    const first = await redeem(me, {}, "one-try")
    expect((await redeem(me, {}, "one-try")).body).toBe(first.body)
    const again = await redeem(me)
    expect([again.status, again.code]).toEqual([409, "reward/already-owned"])
    expect(await world.accountOf(me)).toMatchObject({ points: 75, held: 0 })
  })

  it("is had once also by two at once", async () => {
    const me = await rich(100)
    const answers = await Promise.all([redeem(me), redeem(me), redeem(me)])
    expect(answers.map(({ code }) => code ?? "yes").toSorted()).toEqual([
      "reward/already-owned",
      "reward/already-owned",
      "yes",
    ])
    expect(await world.accountOf(me)).toMatchObject({ points: 75, held: 0 })
  })

  it("is never taken back, by nobody", async () => {
    const me = await rich(25)
    const { id } = (await redeem(me)).result.redemption
    const codes = [
      (await world.call("rewards-cancel_redemption", { redemptionId: id }, me)).code,
      (await world.call("rewards-refund_redemption", { redemptionId: id, note: "No." }, editor)).code,
      (await world.call("rewards-pack_redemption", { redemptionId: id }, editor)).code,
      (await world.call("rewards-approve_redemption", { redemptionId: id }, editor)).code,
    ]
    expect(codes).toEqual(["reward/too-late", "reward/wrong-step", "reward/wrong-step", "reward/wrong-step"])
  })

  it("stays in its owner's history once the shop has it no more, and unlocks nothing", async () => {
    const me = await rich(30)
    await redeem(me)
    const { db } = world.server
    await db.updateTable("redemptions").set({ kind: "early" }).where("user_id", "=", me.userId).execute()
    expect(await mine(me)).toMatchObject([{ state: "unlocked", item: { kind: "early" } }])
    expect((await overviewOf(me)).perks).toEqual([])
    expect((await world.call("users-export_data", null, me)).status).toBe(200)
  })

  it("does not use up a day's orders, and does not make a parcel's account look known", async () => {
    const me = await rich(300)
    for (const given of [{}, { itemId: "icon", cost: 50 }]) expect((await redeem(me, given)).status).toBe(200)
    const { result } = await redeem(me, { itemId: "stickers", cost: 100, address })
    expect(result.redemption).toMatchObject({ state: "held", isUnderReview: true })
    expect((await overviewOf(me)).perks).toEqual(["hue", "icon"])
  })
})

describe("a refusal takes nothing", () => {
  const refused = async (code: string, points: number, given: object) => {
    const me = await rich(points)
    expect((await redeem(me, given)).code).toBe(code)
    expect(await world.accountOf(me)).toEqual({ points, held: 0, entries: 1 })
    expect(await mine(me)).toEqual([])
  }

  it("short by one", () => refused("reward/insufficient-points", 24, {}))
  it("the price changed since it was shown", () => refused("reward/price-changed", 100, { cost: 24 }))
  it("in a size, where there is none", () => refused("reward/unknown-variant", 100, { variant: "xl" }))
  it("with an address that nobody needs", () => refused("request/invalid", 100, { address }))
  it("goods without an address", () => refused("request/invalid", 100, { itemId: "stickers", cost: 100 }))
  it("by nobody", async () => {
    expect((await redeem({ headers: {} })).code).toBe("session/required")
  })
})

describe("a choice", () => {
  it("is kept in their record, changed as often as they like, and undone", async () => {
    const me = await rich(75)
    await redeem(me)
    await redeem(me, { itemId: "icon", cost: 50 })
    const [first, second] = world.server.services.content.current().categories
    expect((await choose(me, { shelfHue: first?.hue })).result).toMatchObject({ shelfHue: first?.hue, appIcon: null })
    expect((await choose(me, { shelfHue: second?.hue, appIcon: "plum" })).result).toMatchObject({
      shelfHue: second?.hue,
      appIcon: "plum",
    })
    expect((await choose(me, { name: "Ada" })).result).toMatchObject({ shelfHue: second?.hue, appIcon: "plum" })
    expect((await choose(me, { shelfHue: null, appIcon: null })).result).toMatchObject({
      shelfHue: null,
      appIcon: null,
    })
  })

  it("is refused to who has not unlocked it, with nothing else changed either", async () => {
    const me = await rich(25)
    const hue = world.server.services.content.current().categories[0]?.hue
    expect((await choose(me, { shelfHue: hue, name: "Eve" })).code).toBe("reward/not-owned")
    expect((await choose(me, { appIcon: "sun" })).code).toBe("reward/not-owned")
    await redeem(me)
    expect((await choose(me, { appIcon: "sun" })).code).toBe("reward/not-owned")
    expect((await choose(me, {})).result).toMatchObject({ name: "Ada Lovelace", shelfHue: null, appIcon: null })
  })

  it("is of what there is", async () => {
    const me = await rich(25)
    await redeem(me)
    const used = new Set(world.server.services.content.current().categories.map(({ hue }) => hue))
    const free = Array.from({ length: 360 }, (_, hue) => hue).find((hue) => !used.has(hue))
    expect((await choose(me, { shelfHue: free })).code).toBe("reward/unknown-choice")
    for (const given of [{ shelfHue: 360 }, { shelfHue: -1 }, { shelfHue: "red" }, { appIcon: "gold" }])
      expect((await choose(me, given)).code).toBe("request/invalid")
  })
})

it("stands in what a person can take along", async () => {
  const me = await rich(25)
  await redeem(me)
  const { result } = await world.call<{ redemptions?: unknown }>("users-export_data", null, me)
  expect(JSON.stringify(result)).toContain('"kind":"hue"')
})
