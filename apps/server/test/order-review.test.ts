import type { Order } from "@confetti/contract/orders"
import type { Redemption } from "@confetti/contract/rewards"
import { day } from "@confetti/domain/durations"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { isSound, verifyData } from "../src/verify-data.ts"
import { type Account, addAccount } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { address, type PointsWorld, startPointsWorld } from "./points-world.ts"

let world: PointsWorld
let editor: Account
beforeEach(async () => {
  world = await startPointsWorld({ ORDER_REVIEW: "1", ORDERS_PER_DAY: "3" })
  editor = await addAccount(world.server, "editor@example.com", { expiresInMs: 100 * day })
})
afterEach(async () => {
  expect(isSound(await verifyData(world.server.db))).toBe(true)
  await world.stop()
})

let people = 0

/** A person with points and an account of this age, in days. */
async function someone({ age = 30, email = `order-${++people}@example.com`, network = "" } = {}): Promise<Account> {
  const account = await addAccount(world.server, email, { expiresInMs: 100 * day })
  await world.call("users-create_user", null, account)
  const created_at = new Date(world.clock.now - age * day)
  await world.server.db.updateTable("users").set({ created_at }).where("user_id", "=", account.userId).execute()
  if (network !== "")
    await world.server.db
      .updateTable("auth_sessions")
      .set({ ip_address: network })
      .where("user_id", "=", account.userId)
      .execute()
  await world.give(account, 1000)
  return account
}

async function order(who: Account, street = `Weg ${++people}`): Promise<Redemption> {
  const data = { itemId: "stickers", cost: 100, address: { ...address, street } }
  const { result, code } = await world.call<{ redemption: Redemption }>("rewards-redeem_item", data, who)
  if (code) throw new Error(code)
  await world.server.settleJobs()
  const { result: mine } = await world.call<{ redemptions: Redemption[] }>("rewards-list_redemptions", null, who)
  return mine.redemptions.find(({ id }) => id === result.redemption.id) as Redemption
}
const isHeldUp = async (who: Account, street?: string): Promise<boolean> => (await order(who, street)).isUnderReview
const waiting = async (): Promise<Order[]> =>
  (await world.call<{ orders: Order[] }>("rewards-list_orders", null, editor)).result.orders
const mailsTo = async ({ email }: Account): Promise<string[]> => {
  const mails = await (await world.server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)).json()
  return mails.map(({ subject }: { subject: string }) => subject)
}

it("lets somebody's order go on who has been here for some days, with one mail", async () => {
  const me = await someone()
  expect(await order(me)).toMatchObject({ state: "confirmed", isUnderReview: false })
  expect(await mailsTo(me)).toEqual(["Your order is confirmed: The stickers"])
})

it("has somebody else look at a shop editor's own order", async () => {
  const keeper = await someone({ age: 1 })
  await addEditor(world.server, keeper, ["shop"])
  const { id } = await order(keeper)
  const parcel = { redemptionId: id, parcel: 1, fate: "lost", remedy: "refund", note: "Mine." }
  for (const [name, data] of [
    ["rewards-approve_redemption", { redemptionId: id }],
    ["rewards-refund_redemption", { redemptionId: id, note: "Mine." }],
    ["rewards-resolve_parcel", parcel],
  ] as const)
    expect((await world.call(name, data, keeper)).code).toBe("editor/own")
  expect((await world.call("rewards-approve_redemption", { redemptionId: id }, editor)).code).toBeUndefined()
})

it("has a person look at the first order of a new account, and says so to both", async () => {
  const me = await someone({ age: 1 })
  const { id } = await order(me)
  world.clock.now += 1000
  expect(await order(me)).toMatchObject({ state: "held", isUnderReview: true, canCancel: true })
  expect(await mailsTo(me)).toEqual(["We have your order: The stickers", "We have your order: The stickers"])
  expect((await waiting())[0]).toMatchObject({ id, review: ["the account is new and has no orders yet"] })
  expect((await world.call("rewards-pack_redemption", { redemptionId: id }, editor)).code).toBe("reward/not-approved")

  expect((await world.call("rewards-approve_redemption", { redemptionId: id }, me)).code).toBe("session/editors-only")
  const { result } = await world.call("rewards-approve_redemption", { redemptionId: id, dryRun: true }, editor)
  expect(result).toMatchObject({ order: { id, isUnderReview: false } })
  await world.call("rewards-approve_redemption", { redemptionId: id }, editor)
  await world.server.settleJobs()
  expect((await waiting())[0]).toMatchObject({ id, state: "confirmed", isUnderReview: false })
  expect((await world.call("rewards-approve_redemption", { redemptionId: id }, editor)).code).toBe("reward/wrong-step")
  await world.call("rewards-pack_redemption", { redemptionId: id }, editor)
  await world.call("rewards-ship_redemption", { redemptionId: id, carrier: "Post" }, editor)
  expect(await isHeldUp(me)).toBe(false)
})

it("is refused by a refund, with a note and the points", async () => {
  const me = await someone({ age: 1 })
  const { id } = await order(me)
  await world.call("rewards-refund_redemption", { redemptionId: id, note: "We can’t send this." }, editor)
  await world.server.settleJobs()
  expect(await world.accountOf(me)).toMatchObject({ points: 1000, held: 0 })
  expect(await mailsTo(me)).toContain("Refunded: The stickers")
})

it("looks where one mailbox, one postal address or one network is several accounts'", async () => {
  const first = await someone({ email: "one.box@gmail.com" })
  const second = await someone({ email: "onebox+2@googlemail.com" })
  expect([await isHeldUp(first), await isHeldUp(second)]).toEqual([false, true])

  const household = [await someone(), await someone(), await someone()]
  const held = []
  for (const [at, who] of household.entries()) held.push(await isHeldUp(who, ["Allee 1", "allee 1", " ALLEE  1 "][at]))
  expect(held).toEqual([false, false, true])

  const crowd = []
  for (let at = 0; at < 5; at++) crowd.push(await isHeldUp(await someone({ network: "203.0.113.7" })))
  expect(crowd).toEqual([false, false, false, false, true])
})

it("looks at the sixth parcel to an address in a month, and forgets where the others went", async () => {
  const me = await someone()
  for (let at = 0; at < 6; at++) {
    expect(await isHeldUp(me, "Allee 9")).toBe(false)
    world.clock.now += day
  }
  expect(await isHeldUp(me, "Allee 9")).toBe(true)
  world.clock.now += 40 * day
  await world.server.db
    .transaction()
    .execute((tx) => world.server.services.jobs.send(tx, "rewards-forget_addresses", {}))
  await world.server.settleJobs()
  const { rows } = await sql<{ marks: number }>`
    select count(*)::int as marks from redemptions where address_mark is not null or mailbox_mark is not null`.execute(
    world.server.db,
  )
  expect(rows[0]?.marks).toBe(0)
})

it("takes only so many orders and cancellations in a day", async () => {
  const me = await someone()
  const ids = []
  for (let at = 0; at < 3; at++) ids.push((await order(me)).id)
  const refused = await world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, me)
  expect(refused).toMatchObject({ status: 400, code: "reward/too-many-today" })
  expect(JSON.parse(refused.body).error.status).toBe("FAILED_PRECONDITION")
  for (const redemptionId of ids) await world.call("rewards-cancel_redemption", { redemptionId }, me)
  await expect(order(me)).rejects.toThrow("reward/too-many-today")
  expect(await world.accountOf(me)).toMatchObject({ points: 1000, held: 0 })
  world.clock.now += day
  const { id } = await order(me)
  expect((await world.call("rewards-cancel_redemption", { redemptionId: id }, me)).status).toBe(200)
})

it("counts cancellations of a day one after the other", async () => {
  const me = await someone()
  const ids = []
  for (let at = 0; at < 5; at++) {
    ids.push((await order(me)).id)
    world.clock.now += day / 2
  }
  const answers = await Promise.all(
    ids.map((redemptionId) => world.call("rewards-cancel_redemption", { redemptionId }, me)),
  )
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual([
    "done",
    "done",
    "done",
    "reward/too-many-today",
    "reward/too-many-today",
  ])
})

it("mails of a step only while the order is there", async () => {
  const me = await someone()
  const data = { itemId: "stickers", cost: 100, address }
  const { result } = await world.call<{ redemption: Redemption }>("rewards-redeem_item", data, me)
  await world.call("rewards-cancel_redemption", { redemptionId: result.redemption.id }, me)
  await world.server.settleJobs()
  expect(await mailsTo(me)).toEqual(["Refunded: The stickers"])
})
