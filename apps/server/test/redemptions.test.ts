import { listRedemptions, type Redemption } from "@confetti/contract/rewards"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Account, addSession } from "./add-account.ts"
import { addItem, address, type PointsWorld, startPointsWorld, whenAvailable } from "./points-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: PointsWorld
let editor: Account
beforeAll(async () => {
  world = await startPointsWorld()
  const { addAccount } = await import("./add-account.ts")
  editor = await addAccount(world.server, "editor@example.com")
})
afterAll(() => world.stop())

type Outcome = { redemption: Redemption; balance: number; held: number }

const redeem = (who: { headers: Record<string, string> }, given: object = {}, key?: string) =>
  world.call<Outcome>("rewards-redeem_item", { itemId: "stickers", cost: 100, address, ...given }, who, key)
const cancel = (who: Account, redemptionId: string) =>
  world.call<Outcome>("rewards-cancel_redemption", { redemptionId }, who)
const mine = async (who: Account): Promise<Redemption[]> =>
  listRedemptions.output.parse((await world.call("rewards-list_redemptions", null, who)).result).redemptions
const advance = (step: "pack" | "ship" | "refund", redemptionId: string, more: object = {}) => {
  const words = step === "ship" ? { carrier: "DHL", tracking: "JD01" } : step === "refund" ? { note: "It broke." } : {}
  return world.call(`rewards-${step}_redemption`, { redemptionId, ...words, ...more }, editor)
}

async function stockOf(itemId: string, variant = "") {
  return world.server.db
    .selectFrom("reward_stock")
    .select(["stock", "taken", "taken_by_erased"])
    .where("item_id", "=", itemId)
    .where("variant", "=", variant)
    .executeTakeFirstOrThrow()
}

async function rich(points: number): Promise<Account> {
  const person = await world.newPerson()
  await world.give(person, points)
  return person
}

async function mailTo({ email }: Account): Promise<string[]> {
  const response = await world.server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject)
}

let made = 0
async function newItem(stock: number, cost = 100): Promise<string> {
  const id = `item-${++made}`
  await addItem(world.server, id, { cost, stock })
  await publishContent(world.server)
  return id
}

it("orders are listed in pages, the newest first and each once", async () => {
  const me = await rich(100)
  await sql`insert into redemptions (user_id, redemption_id, item_id, variant, title, variant_name, cost, state, held_at, confirmed_at)
    select ${me.userId}, 'order-' || n, 'stickers', '', 'Stickers', '', 1, 'confirmed', date_trunc('milliseconds', now()) - (n / 2) * interval '1 hour', now()
    from generate_series(1, 35) n`.execute(world.server.db)
  const page = async (data: { before: string } | null) =>
    listRedemptions.output.parse((await world.call("rewards-list_redemptions", data, me)).result)
  const first = await page(null)
  const second = await page({ before: first.next ?? "" })
  const all = [...first.redemptions, ...second.redemptions]
  expect(first.redemptions).toHaveLength(30)
  expect(second.next).toBeNull()
  expect(new Set(all.map(({ id }) => id)).size).toBe(35)
  const times = all.map(({ steps }) => steps[0]?.at ?? "")
  expect(times).toEqual(times.toSorted().reverse())
})

it("an order's page that is no page is refused", async () => {
  expect((await world.call("rewards-list_redemptions", { before: "x" }, await rich(100))).status).toBe(400)
})

describe("redeeming", () => {
  it("goes its whole way: reserved, confirmed, packed, sent", async () => {
    const me = await rich(150)
    const { result } = await redeem(me)
    expect(result).toMatchObject({ balance: 50, held: 100, redemption: { state: "held", canCancel: true } })
    expect(result.redemption.address).toEqual(["Ada Lovelace", "Invalidenstraße 1", "10115 Berlin", "Germany"])
    const { id } = result.redemption
    await world.server.settleJobs()
    expect((await mine(me))[0]?.state).toBe("confirmed")
    expect((await advance("pack", id)).status).toBe(200)
    expect((await cancel(me, id)).code).toBe("reward/too-late")
    expect((await advance("ship", id)).status).toBe(200)
    await world.server.settleJobs()
    expect((await mine(me))[0]).toMatchObject({
      state: "shipped",
      canCancel: false,
      tracking: { carrier: "DHL", code: "JD01", address: null },
    })
    expect((await mine(me))[0]?.steps.map(({ state }) => state)).toEqual(["held", "confirmed", "packed", "shipped"])
    expect(await world.accountOf(me)).toEqual({ points: 50, held: 0, entries: 3 })
    expect((await mailTo(me)).toSorted()).toEqual(["On its way: The stickers", "Your order is confirmed: The stickers"])
  })

  it("is cancelled until it is packed, and everything is back", async () => {
    const me = await rich(100)
    const before = await stockOf("stickers")
    const { id } = (await redeem(me)).result.redemption
    expect((await stockOf("stickers")).taken).toBe(before.taken + 1)
    const { result } = await cancel(me, id)
    expect(result).toMatchObject({
      balance: 100,
      held: 0,
      redemption: { state: "refunded", address: null, refund: { by: "person" } },
    })
    expect(await stockOf("stickers")).toEqual(before)
    expect((await cancel(me, id)).code).toBe("reward/wrong-step")
    await world.server.settleJobs()
    expect((await mine(me))[0]?.state).toBe("refunded")
    expect(await mailTo(me)).toEqual(["Refunded: The stickers"])
    const { result: page } = await world.call<{ entries: object[] }>("points-list_entries", { filter: "spent" }, me)
    expect(page.entries).toMatchObject([
      { kind: "refund", points: 100, state: "returned", cause: "The stickers" },
      { kind: "redeemed", points: -100, state: "returned" },
    ])
  })

  it("is taken back by the shop until it is sent, with its words", async () => {
    const me = await rich(100)
    const { id } = (await redeem(me)).result.redemption
    await world.server.settleJobs()
    await advance("pack", id)
    expect((await advance("refund", id)).status).toBe(200)
    expect((await mine(me))[0]).toMatchObject({ state: "refunded", refund: { by: "shop", note: "It broke." } })
    expect(await world.accountOf(me)).toMatchObject({ points: 100, held: 0 })
    expect((await advance("ship", id)).code).toBe("reward/wrong-step")
  })

  it("names the size it comes in", async () => {
    const me = await rich(1200)
    expect((await redeem(me, { itemId: "hat", cost: 1200 })).code).toBe("reward/unknown-variant")
    expect((await redeem(me, { itemId: "hat", cost: 1200, variant: "xxl" })).code).toBe("reward/unknown-variant")
    const { result } = await redeem(me, { itemId: "hat", cost: 1200, variant: "s" })
    expect(result.redemption.item).toMatchObject({ title: "The hat", variant: "S" })
  })
})

describe("a refusal takes nothing", () => {
  const refused = async (code: string, points: number, given: object) => {
    const me = await rich(points)
    expect((await redeem(me, given)).code).toBe(code)
    expect(await world.accountOf(me)).toEqual({ points, held: 0, entries: 1 })
    expect(await mine(me)).toEqual([])
  }

  it("short by one", () => refused("reward/insufficient-points", 99, {}))
  it("the price changed since it was shown", () => refused("reward/price-changed", 1000, { cost: 99 }))
  it("nothing of it is there", () => refused("reward/not-found", 1000, { itemId: "moon" }))
  it("a post code of another country", () =>
    refused("request/invalid", 1000, { address: { ...address, postalCode: "SW1A 1AA" } }))
  it("an address that would move an operator's cursor", () =>
    refused("request/invalid", 1000, { address: { ...address, name: "Eve\u001b[2K\u001b[1A\u0007" } }))
  it("no address", () => refused("request/invalid", 1000, { address: null }))

  it("the last one is gone", async () => {
    const id = await newItem(0)
    await refused("reward/out-of-stock", 1000, { itemId: id })
    expect(await stockOf(id)).toMatchObject({ taken: 0 })
  })

  it("switched off meanwhile", async () => {
    const id = await newItem(5)
    await world.server.db.updateTable("reward_items").set({ status: 1 }).where("id", "=", id).execute()
    await refused("reward/switched-off", 1000, { itemId: id })
  })

  it("a country no parcels go to", async () => {
    const id = await newItem(5)
    await world.server.db
      .updateTable("content_state")
      .set({ shop_countries: ["NZ"] })
      .execute()
    await publishContent(world.server)
    await refused("reward/not-shipped-there", 1000, { itemId: id })
    await world.server.db.updateTable("content_state").set({ shop_countries: [] }).execute()
    await publishContent(world.server)
  })

  it("and is told with what it costs now", async () => {
    const me = await rich(1000)
    expect((await redeem(me, { cost: 99 })).details).toMatchObject({ cost: 100, balance: 1000 })
  })
})

describe("whose it is", () => {
  it("needs a session, and another's is not there", async () => {
    const [me, other] = [await rich(100), await rich(100)]
    expect((await redeem({ headers: {} })).code).toBe("session/required")
    const { id } = (await redeem(me)).result.redemption
    expect((await cancel(other, id)).code).toBe("reward/redemption-not-found")
    expect(await mine(other)).toEqual([])
  })

  it("the shop's side is for editors alone", async () => {
    const me = await rich(100)
    const { id } = (await redeem(me)).result.redemption
    for (const [name, data] of [
      ["rewards-list_orders", null],
      ["rewards-pack_redemption", { redemptionId: id }],
      ["rewards-ship_redemption", { redemptionId: id, carrier: "x" }],
      ["rewards-refund_redemption", { redemptionId: id, note: "x" }],
      ["rewards-restock_item", { itemId: "stickers", pieces: 1 }],
    ] as const) {
      expect((await world.call(name, data, me)).code).toBe("session/editors-only")
      expect((await world.call(name, data, { headers: {} })).code).toBe("session/required")
    }
    expect((await mine(me))[0]?.state).toBe("held")
  })

  it("an address is kept sealed, and forgotten a while after it was sent", async () => {
    const me = await rich(100)
    const { id } = (await redeem(me)).result.redemption
    const saved = () =>
      world.server.db
        .selectFrom("redemptions")
        .select("address")
        .where("redemption_id", "=", id)
        .executeTakeFirstOrThrow()
    expect((await saved()).address).not.toMatch(/Berlin|Lovelace/)
    await world.server.settleJobs()
    await advance("pack", id)
    await advance("ship", id)
    const before = world.clock.now
    const forget = async () => {
      await world.server.db
        .transaction()
        .execute((tx) => world.server.services.jobs.send(tx, "rewards-forget_addresses", {}))
      await world.server.settleJobs()
    }
    world.clock.now += 29 * 86_400_000
    await forget()
    expect((await saved()).address).not.toBeNull()
    world.clock.now += 2 * 86_400_000
    await forget()
    expect((await saved()).address).toBeNull()
    world.clock.now = before
  })
})

describe("at once", () => {
  it("twenty redemptions of a hundred from a hundred: one succeeds, nineteen conflict", async () => {
    const me = await rich(100)
    const devices = [me.headers, { authorization: `Bearer ${await addSession(world.server, me.userId)}` }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => redeem({ headers: devices[at % 2] ?? me.headers }, {}, `try-${at}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, code }) => status === 400 && code === "reward/insufficient-points")).toHaveLength(
      19,
    )
    expect(await world.accountOf(me)).toEqual({ points: 0, held: 100, entries: 2 })
    expect(await mine(me)).toHaveLength(1)
  })

  it("a hundred people on a stock of ten: ten", async () => {
    const id = await newItem(10)
    const people: Account[] = []
    while (people.length < 100) people.push(...(await Promise.all(Array.from({ length: 25 }, () => rich(100)))))
    const answers = await Promise.all(people.map((who) => whenAvailable(() => redeem(who, { itemId: id }, "once"))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === "reward/out-of-stock")).toHaveLength(90)
    expect(await stockOf(id)).toMatchObject({ stock: 10, taken: 10 })
  })

  it("one key fifty times: one effect, fifty equal answers", async () => {
    const me = await rich(1000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(me, {}, "once")))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(await world.accountOf(me)).toMatchObject({ points: 900, held: 100 })
    expect(await mine(me)).toHaveLength(1)
    expect((await redeem(me, { cost: 99 }, "once")).code).toBe("request/key-reused")
  })

  it("cancelled, packed and cancelled again in one moment, it ends once", async () => {
    for (let round = 0; round < 5; round++) {
      const me = await rich(100)
      const before = await stockOf("stickers")
      const { id } = (await redeem(me)).result.redemption
      await world.server.settleJobs()
      const answers = await Promise.all([cancel(me, id), advance("pack", id), cancel(me, id), advance("refund", id)])
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
      const state = (await mine(me))[0]?.state
      const isBack = state === "refunded"
      expect(await world.accountOf(me)).toMatchObject({ points: isBack ? 100 : 0, held: isBack ? 0 : 100 })
      expect((await stockOf("stickers")).taken).toBe(before.taken + (isBack ? 0 : 1))
    }
  })

  it("reordered and late by a minute from two devices, every line adds up", async () => {
    const me = await rich(300)
    const other = { headers: { authorization: `Bearer ${await addSession(world.server, me.userId)}` } }
    const first = await redeem(me, {}, "a")
    world.clock.now += 60_000
    const [again, cancelled, second] = await Promise.all([
      redeem(other, {}, "a"),
      cancel(me, first.result.redemption.id),
      redeem(other, {}, "b"),
    ])
    expect(again.body).toBe(first.body)
    expect([cancelled.status, second.status]).toEqual([200, 200])
    expect(await world.accountOf(me)).toMatchObject({ points: 200, held: 100 })
  })
})

describe("the shop", () => {
  it("sees what is to be done, and may ask first what would happen", async () => {
    const me = await rich(100)
    const { id } = (await redeem(me)).result.redemption
    await world.server.settleJobs()
    const { result } = await world.call<{ orders: { id: string; email: string }[] }>(
      "rewards-list_orders",
      null,
      editor,
    )
    expect(result.orders.find((order) => order.id === id)).toMatchObject({ email: me.email, hasAddress: true })
    expect((await advance("pack", id, { dryRun: true })).result).toMatchObject({ order: { state: "packed" } })
    expect((await mine(me))[0]?.state).toBe("confirmed")
    expect((await advance("ship", id, { dryRun: true })).code).toBe("reward/wrong-step")
    expect((await advance("pack", "none")).code).toBe("reward/redemption-not-found")
  })

  it("adds pieces, and takes away no more than are free", async () => {
    const id = await newItem(2)
    await redeem(await rich(100), { itemId: id })
    const restock = (pieces: number, more: object = {}) =>
      world.call<{ item: { variants: { left: number }[] } }>(
        "rewards-restock_item",
        { itemId: id, pieces, ...more },
        editor,
      )
    expect((await restock(5, { dryRun: true })).result.item.variants[0]?.left).toBe(6)
    expect((await stockOf(id)).stock).toBe(2)
    expect((await restock(5)).result.item.variants[0]?.left).toBe(6)
    expect((await restock(-7)).code).toBe("reward/stock-taken")
    expect((await restock(-6)).result.item.variants[0]?.left).toBe(0)
    expect((await restock(1, { itemId: "none" })).code).toBe("reward/not-found")
    expect((await restock(1, { variant: "xl" })).code).toBe("reward/unknown-variant")
  })
})

describe("somebody who leaves", () => {
  it("gets no parcel: what is open is taken back, what was sent stays counted without a name", async () => {
    const id = await newItem(3)
    const me = await rich(300)
    const sent = (await redeem(me, { itemId: id })).result.redemption.id
    await world.server.settleJobs()
    await advance("pack", sent)
    await advance("ship", sent)
    await redeem(me, { itemId: id })
    const packed = (await redeem(me, { itemId: id })).result.redemption.id
    await world.server.settleJobs()
    await advance("pack", packed)
    for (let time = 0; time < 2; time++)
      for (const { erase } of world.server.services.personal)
        await world.server.db
          .transaction()
          .execute((tx) => erase(tx, me.userId, new Date(world.clock.now), world.server.services))
    expect(await stockOf(id)).toEqual({ stock: 3, taken: 1, taken_by_erased: 1 })
    expect((await advance("ship", packed)).code).toBe("reward/redemption-not-found")
    expect(await world.accountOf(me)).toBeUndefined()
  })
})
