import { listOrders, type Order, order } from "@confetti/contract/orders"
import { listRedemptions, type Redemption } from "@confetti/contract/rewards"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { carryMovements } from "../src/modules/rewards/catalogue/movements-store.ts"
import { verifyData } from "../src/verify-data.ts"
import type { Account } from "./add-account.ts"
import { addAccount } from "./add-account.ts"
import { addItem, address, type PointsWorld, startPointsWorld } from "./points-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: PointsWorld
let editor: Account
beforeAll(async () => {
  world = await startPointsWorld()
  editor = await addAccount(world.server, "editor@example.com")
})
afterAll(() => world.stop())

const ask = <Result = { order: Order }>(name: string, data: unknown, who = editor, key?: string) =>
  world.call<Result>(`rewards-${name}`, data, who, key)
const step = (name: string, redemptionId: string, more: object = {}) =>
  ask(`${name}_redemption`, { redemptionId, ...more })
const ship = (id: string) => step("ship", id, { carrier: "DHL", tracking: "JD01" })
const resolve = (redemptionId: string, fate: string, remedy: string, more: object = {}) =>
  ask("resolve_parcel", { redemptionId, parcel: 1, fate, remedy, note: "Sorry for that.", ...more })

let made = 0
async function newItem(stock: number): Promise<string> {
  const id = `thing-${++made}`
  await addItem(world.server, id, { cost: 100, stock })
  await publishContent(world.server)
  return id
}

async function ordered(itemId = "stickers", given: object = {}): Promise<{ person: Account; id: string }> {
  const person = await world.newPerson()
  await world.give(person, 100)
  const asked = { itemId, cost: 100, address: { ...address, ...given } }
  const { result } = await world.call<{ redemption: Redemption }>("rewards-redeem_item", asked, person)
  await world.server.settleJobs()
  return { person, id: result.redemption.id }
}

async function sent(itemId?: string) {
  const found = await ordered(itemId)
  await step("pack", found.id)
  await ship(found.id)
  await world.server.settleJobs()
  return found
}

const mine = async (who: Account): Promise<Redemption | undefined> =>
  listRedemptions.output.parse((await world.call("rewards-list_redemptions", null, who)).result).redemptions[0]
const mailTo = async ({ email }: Account): Promise<{ subject: string; text: string }[]> =>
  (await (await world.server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)).json()) as never
const stockOf = (itemId: string) =>
  world.server.db
    .selectFrom("reward_stock")
    .select(["stock", "taken"])
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow()
const actsAbout = async (subject: string): Promise<string[]> =>
  (await world.server.db.selectFrom("editor_acts").selectAll().orderBy("at").execute())
    .filter((act) => act.subject.startsWith(subject))
    .map(({ callable }) => callable)

describe("where an order goes", () => {
  it("stands in no list and no answer, only in the one that is asked for it", async () => {
    const { id } = await ordered("stickers", { name: "Grace Hidden", city: "Geheimstadt" })
    const list = await ask("list_orders", { states: ["confirmed"], limit: 100 })
    const packed = await step("pack", id)
    const csv = await ask("export_orders", { states: ["packed"] })
    for (const { body, status } of [list, packed, csv]) {
      expect(status).toBe(200)
      expect(body).not.toMatch(/Hidden|Geheimstadt|Invalidenstra/)
    }
    expect(Object.keys(order.shape)).not.toContain("address")
    const { result } = await ask<{ address: string[] }>("show_address", { redemptionId: id })
    expect(result.address).toEqual(["Grace Hidden", "Invalidenstraße 1", "10115 Geheimstadt", "Germany"])
  })

  it("is shown from when it is packed until it has arrived, and each look is in the audit log", async () => {
    const { id } = await ordered()
    const look = async () => (await ask("show_address", { redemptionId: id })).code ?? "shown"
    expect(await look()).toBe("reward/not-packed")
    await step("pack", id)
    expect(await look()).toBe("shown")
    await ship(id)
    expect(await look()).toBe("shown")
    await step("deliver", id)
    expect(await look()).toBe("reward/not-packed")
    const looks = (await actsAbout(id)).filter((callable) => callable === "rewards-show_address")
    expect(looks).toHaveLength(2)
    expect((await ask("show_address", { redemptionId: "none" })).code).toBe("reward/redemption-not-found")
  })
})

describe("the list of orders", () => {
  it("comes by pages in the order they came, and the other way round", async () => {
    const item = await newItem(9)
    const ids: string[] = []
    for (let at = 0; at < 5; at++) {
      world.clock.now += 1000
      ids.push((await ordered(item)).id)
    }
    const readPages = async (latestFirst: boolean): Promise<string[]> => {
      const found: string[] = []
      for (let after: string | undefined; ; ) {
        const asked = { states: ["confirmed"], search: `the ${item}`, latestFirst, limit: 2, ...(after && { after }) }
        const { result } = await ask("list_orders", asked)
        const { orders, next } = listOrders.output.parse(result)
        expect(orders.length).toBeLessThanOrEqual(2)
        found.push(...orders.map(({ id }) => id))
        if (next === null) return found
        after = next
      }
    }
    expect(await readPages(false)).toEqual(ids)
    expect(await readPages(true)).toEqual(ids.toReversed())
  })

  it("is searched by mail address, tracking number and id", async () => {
    const { id, person } = await ordered()
    await step("pack", id)
    await step("ship", id, { carrier: "DHL", tracking: "Zebra-42" })
    for (const search of [person.email.toUpperCase(), "zebra-42", id]) {
      const { result } = await ask<{ orders: Order[] }>("list_orders", { states: ["shipped"], search })
      expect(result.orders.map((each) => each.id)).toEqual([id])
    }
    expect((await ask<{ orders: [] }>("list_orders", { states: ["shipped"], search: "100%_" })).result.orders).toEqual(
      [],
    )
  })
})

describe("for a spreadsheet", () => {
  it("says where packed orders go, runs no formula, and writes every order into the log", async () => {
    const { id } = await ordered("stickers", { name: '=HYPERLINK("http://evil.test")', city: 'Ber"lin, Mitte' })
    const { id: waiting } = await ordered()
    await step("pack", id)
    const { result } = await ask<{ csv: string; next: string | null }>("export_packing", {})
    const lines = result.csv.split("\r\n")
    expect(lines[0]).toBe("order,item,variant,name,street,more,postalCode,city,region,country")
    const line = lines.find((each) => each.startsWith(id))
    expect(line).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    expect(line).toContain('"Ber""lin, Mitte"')
    expect(result.csv).not.toContain(waiting)
    expect(await actsAbout(id)).toContain("rewards-export_packing")
  })

  it("comes by pages, the names of its columns once", async () => {
    const pages: string[] = []
    for (let after: string | undefined; ; ) {
      const asked = { states: ["confirmed"], limit: 2, ...(after && { after }) }
      const { result } = await ask<{ csv: string; rows: number; next: string | null }>("export_orders", asked)
      pages.push(result.csv)
      if (result.next === null) break
      after = result.next
    }
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join("").split("order,ordered")).toHaveLength(2)
  })
})

describe("a parcel that was lost or came back", () => {
  it("is sent again: packed, shipped and spent once, with a word to its person each time", async () => {
    const item = await newItem(3)
    const { id, person } = await sent(item)
    const { result } = await resolve(id, "lost", "resend")
    expect(result.order).toMatchObject({ state: "confirmed", parcel: 2, tracking: null, hasAddress: true })
    expect(result.order.failedParcels).toMatchObject([{ number: 1, fate: "lost", remedy: "resend" }])
    expect(await stockOf(item)).toEqual({ stock: 2, taken: 1 })
    await world.server.settleJobs()
    await step("pack", id)
    expect((await ship(id)).result.order.state).toBe("shipped")
    await world.server.settleJobs()
    expect(await world.accountOf(person)).toEqual({ points: 0, held: 0, entries: 3 })
    expect(await mine(person)).toMatchObject({ state: "shipped", failedParcels: [{ fate: "lost" }] })
    const subjects = (await mailTo(person)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith("We’re sending a replacement"))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.startsWith("On its way"))).toHaveLength(2)
    expect((await resolve(id, "lost", "resend", { parcel: 2 })).code).toBe("reward/sent-twice")
    expect((await resolve(id, "lost", "refund", { parcel: 2 })).status).toBe(200)
    expect(await world.accountOf(person)).toMatchObject({ points: 100, held: 0 })
    expect(await stockOf(item)).toEqual({ stock: 1, taken: 0 })
  })

  it("is refunded in the shop's words: points are back, and the piece is gone or on its shelf again", async () => {
    const item = await newItem(2)
    const [lost, returned] = [await sent(item), await sent(item)]
    await resolve(lost.id, "lost", "refund", { note: "The carrier lost it." })
    await resolve(returned.id, "returned", "refund")
    await world.server.settleJobs()
    expect(await stockOf(item)).toEqual({ stock: 1, taken: 0 })
    for (const { person } of [lost, returned])
      expect(await world.accountOf(person)).toMatchObject({ points: 100, held: 0 })
    expect(await mine(lost.person)).toMatchObject({
      state: "refunded",
      refund: { by: "shop", note: "The carrier lost it." },
      address: null,
    })
    expect((await mailTo(lost.person)).map(({ text }) => text).join()).toContain("The carrier lost it.")
    const { result } = await world.call<{ entries: object[] }>("points-list_entries", { filter: "spent" }, lost.person)
    expect(result.entries).toMatchObject([
      { kind: "refund", points: 100, state: "returned" },
      { kind: "redeemed", points: -100, state: "returned" },
    ])
  })

  it("ends as one where eight editors decide differently at once", async () => {
    for (let round = 0; round < 3; round++) {
      const item = await newItem(5)
      const { id, person } = await sent(item)
      const choices = ["lost refund", "lost resend", "returned refund", "returned resend"].flatMap((each) => [
        each,
        each,
      ])
      const answers = await Promise.all(
        choices.map((choice) => {
          const [fate = "", remedy = ""] = choice.split(" ")
          return resolve(id, fate, remedy)
        }),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(["reward/parcel-resolved"]))
      const found = await mine(person)
      const isBack = found?.state === "refunded"
      expect(await world.accountOf(person)).toMatchObject({ points: isBack ? 100 : 0, held: 0 })
      expect((await stockOf(item)).taken).toBe(isBack ? 0 : 1)
      expect(found?.failedParcels).toHaveLength(1)
    }
  })

  it("answers the same to one key sent twice, and does it once", async () => {
    const { id, person } = await sent()
    const asked = { redemptionId: id, parcel: 1, fate: "lost", remedy: "refund", note: "Lost." }
    const answers = await Promise.all([1, 2, 3].map(() => ask("resolve_parcel", asked, editor, `lost-${id}`)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await world.accountOf(person)).toMatchObject({ points: 100, entries: 4 })
  })

  it("says what would happen without doing it, and refuses what can't be", async () => {
    const item = await newItem(1)
    const { id } = await sent(item)
    expect((await resolve(id, "returned", "resend", { dryRun: true })).result.order.state).toBe("confirmed")
    expect((await resolve(id, "lost", "resend")).code).toBe("reward/none-left")
    expect((await resolve(id, "lost", "refund", { note: " " })).code).toBe("request/invalid")
    const { id: waiting } = await ordered()
    expect((await resolve(waiting, "lost", "refund")).code).toBe("reward/not-sent")
    await world.server.db.updateTable("redemptions").set({ address: null }).where("redemption_id", "=", id).execute()
    expect((await resolve(id, "returned", "resend")).code).toBe("reward/no-address")
    expect((await resolve(id, "returned", "refund")).status).toBe(200)
  })

  it("of somebody who leaves while it is packed again brings back what was spent, and the piece", async () => {
    const item = await newItem(3)
    const { id, person } = await sent(item)
    await resolve(id, "returned", "resend")
    expect((await world.call("rewards-cancel_redemption", { redemptionId: id }, person)).status).toBe(200)
    expect(await world.accountOf(person)).toMatchObject({ points: 100, held: 0 })
    expect(await stockOf(item)).toEqual({ stock: 3, taken: 0 })
  })

  it("has arrived when somebody says so, and may turn out not to have", async () => {
    const { id, person } = await sent()
    expect((await step("deliver", id)).result.order.state).toBe("delivered")
    expect((await step("deliver", id)).code).toBe("reward/wrong-step")
    expect(await mine(person)).toMatchObject({ state: "delivered", canCancel: false })
    expect((await resolve(id, "lost", "refund")).status).toBe(200)
  })
})

describe("the stock", () => {
  it("is the sum of its movements, which say who, why and how many", async () => {
    const item = await newItem(4)
    await ask("restock_item", { itemId: item, pieces: 6, note: "From the printer" })
    await ask("restock_item", { itemId: item, pieces: -1, note: "Stained" })
    const { id } = await sent(item)
    await resolve(id, "lost", "refund")
    const { result } = await ask<{ movements: { pieces: number }[] }>("list_movements", { itemId: item })
    expect(result.movements).toMatchObject([
      { kind: "lost", pieces: -1 },
      { kind: "removal", pieces: -1, note: "Stained" },
      { kind: "restock", pieces: 6, note: "From the printer" },
      { kind: "opening", pieces: 4, by: null },
    ])
    expect(result.movements.reduce((sum, { pieces }) => sum + pieces, 0)).toBe((await stockOf(item)).stock)
    const page = await ask<{ movements: object[]; next: number }>("list_movements", {
      itemId: item,
      before: 4,
      limit: 2,
    })
    expect(page.result).toMatchObject({ movements: [{ number: 3 }, { number: 2 }], next: 2 })
    expect((await ask("list_movements", { itemId: item, variant: "xl" })).code).toBe("reward/unknown-variant")
  })

  it("is never rewritten: the oldest of very many are carried into one", async () => {
    const item = await newItem(4)
    for (const pieces of [1, 2, 3, -2]) await ask("restock_item", { itemId: item, pieces })
    const { db } = world.server
    await expect(db.deleteFrom("stock_movements").where("item_id", "=", item).execute()).rejects.toThrow("append-only")
    await expect(
      db.updateTable("stock_movements").set({ pieces: 9 }).where("item_id", "=", item).execute(),
    ).rejects.toThrow("append-only")
    await db.transaction().execute((tx) => carryMovements(tx, 3))
    const { result } = await ask<{ movements: object[] }>("list_movements", { itemId: item })
    expect(result.movements).toMatchObject([
      { number: 5, pieces: -2 },
      { number: 4, pieces: 3 },
      { number: 3, kind: "carried", pieces: 7 },
    ])
    expect((await stockOf(item)).stock).toBe(8)
  })
})

it("leaves a database in order", async () => {
  const { invariants } = await verifyData(world.server.db)
  expect(invariants.filter(({ violations }) => violations.length > 0)).toEqual([])
})
