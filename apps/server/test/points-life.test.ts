import { expect, it, onTestFinished } from "vitest"
import { isSound, verifyData } from "../src/verify-data.ts"
import { addItem, address, believing } from "./points-world.ts"
import { signIn } from "./sign-in-by-code.ts"
import { addPasskey, cookiesOf, enterBy } from "./sign-in-by-passkey.ts"
import { startTestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const tileIds = Array.from({ length: 30 }, (_, at) => `t${at}`)

it("reading, sharing and friends bring points; a tote is redeemed and cancelled, stickers are redeemed and sent: with nothing but fetch", async () => {
  const env = {
    RATE_LIMIT_SIGN_IN: "100000",
    RATE_LIMIT_CALLABLES: "100000",
    EDITORS: "shop@example.com",
    ...believing,
  }
  // A day's points are counted: it does not end meanwhile.
  const lastMoment = Date.parse(`${new Date().toISOString().slice(0, 10)}T23:59:59.999Z`)
  const server = await startTestServer({ env, clock: () => Math.min(Date.now(), lastMoment) })
  onTestFinished(() => server.stop())
  await insertTiles(
    server.db,
    tileIds.map((id) => makeTile({ id, title: `Tile ${id}` })),
  )
  await addItem(server, "tote", { cost: 600, stock: 2 })
  await addItem(server, "stickers", { cost: 100, stock: 2 })
  await publishContent(server)

  type Who = { headers: Record<string, string> }
  const call = async (name: string, data: unknown, { headers }: Who) => {
    const body = await (await server.call(name, data, headers)).json()
    if (body.error) throw new Error(`${name}: ${body.error.details.code}`)
    return body.result
  }
  const read = async (who: Who, ids: readonly string[]) => {
    const seenDate = new Date().toISOString()
    const reads = ids.map((tileId) => ({ tileId, share: 0.7, isRead: true, seenDate }))
    await call("tiles-record_reads", { reads }, who)
    for (const tileId of ids) await call("points-claim_action", { action: "read_a_tile", tileId }, who)
  }

  const ada = await signIn(server, "ada@example.com")
  const { inviteCode } = await call("users-create_user", null, ada)
  await call("users-update_profile", { name: "Ada Lovelace" }, ada)
  await call("points-claim_action", { action: "complete_account" }, ada)
  await read(ada, tileIds)
  for (const tileId of tileIds.slice(0, 5)) await call("points-claim_action", { action: "share", tileId }, ada)
  expect(await call("points-get_overview", null, ada)).toMatchObject({ balance: 65, pending: 0, earnedToday: 65 })

  for (const name of ["Ben", "Cleo", "Dan", "Eva", "Finn", "Gala"]) {
    const friend = await signIn(server, `${name}@example.com`, {
      headers: { "x-confetti-device": `the-phone-of-${name}-alone` },
    })
    await call("users-create_user", { referredBy: inviteCode }, friend)
    await server.settleJobs()
    expect((await call("referrals-get_status", null, ada)).friends[0]).toMatchObject({
      state: "pending",
      missing: { account: true, tiles: 10 },
    })
    await call("users-update_profile", { name: `${name} Nevis` }, friend)
    await read(friend, tileIds.slice(0, 9))
    await server.settleJobs()
    expect((await call("referrals-get_status", null, friend)).inviter).toMatchObject({
      name: "Ada",
      missing: { tiles: 1 },
    })
    await read(friend, tileIds.slice(9, 10))
    await server.settleJobs()
    expect((await call("points-list_entries", null, ada)).entries[0]).toMatchObject({
      action: "referral",
      points: 100,
      cause: name,
      state: "paid",
    })
    expect((await call("referrals-get_status", null, ada)).friends[0]).toMatchObject({ name, state: "paid" })
  }
  expect(await call("points-get_overview", null, ada)).toMatchObject({ balance: 665, pending: 0 })

  const { redemption } = await call("rewards-redeem_item", { itemId: "tote", cost: 600, address }, ada)
  await server.settleJobs()
  expect(await call("rewards-cancel_redemption", { redemptionId: redemption.id }, ada)).toMatchObject({
    balance: 665,
    held: 0,
  })
  const order = await call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, ada)
  await server.settleJobs()

  const passkey = await addPasskey(server, await signIn(server, "shop@example.com"))
  const cookie = cookiesOf(await enterBy(server, passkey))
  const shop = { headers: { origin: server.origin, cookie } }
  const { orders } = await call("rewards-list_orders", null, shop)
  expect(orders).toMatchObject([{ id: order.redemption.id, state: "confirmed", email: "ada@example.com" }])
  const redemptionId = orders[0].id
  await call("rewards-pack_redemption", { redemptionId }, shop)
  await call("rewards-ship_redemption", { redemptionId, carrier: "Post", tracking: "RR1" }, shop)
  await server.settleJobs()

  const { redemptions } = await call("rewards-list_redemptions", null, ada)
  expect(redemptions.map(({ state }: { state: string }) => state)).toEqual(["shipped", "refunded"])
  expect(await call("points-list_entries", { filter: "spent" }, ada)).toMatchObject({
    balance: 565,
    held: 0,
    entries: [
      { points: -100, state: "spent", cause: "The stickers" },
      { points: 600, state: "returned" },
      { points: -600, state: "returned" },
    ],
  })
  const mails = await (await server.get("/emulator/mail?to=ada@example.com")).json()
  expect(mails.map(({ subject }: { subject: string }) => subject)).toContain("On its way: The stickers")
  expect(isSound(await verifyData(server.db))).toBe(true)
})
