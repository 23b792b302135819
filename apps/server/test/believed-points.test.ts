import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { isSound, verifyData } from "../src/verify-data.ts"
import { type Account, addAccount } from "./add-account.ts"
import { type PointsWorld, startPointsWorld } from "./points-world.ts"

let world: PointsWorld
/** Each test's people have mailboxes of their own. */
let host = ""
let tests = 0
beforeAll(async () => {
  world = await startPointsWorld({ READ_SECONDS: "3", SHARE_SECONDS: "20" })
})
beforeEach(() => {
  host = `test-${++tests}.example.com`
})
afterEach(async () => expect(isSound(await verifyData(world.server.db))).toBe(true))
afterAll(() => world.stop())

const second = 1000
const minute = 60 * second
const ids = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `t${from + at}`)

async function join(email: string, referredBy?: string): Promise<Account & { inviteCode: string }> {
  const account = await addAccount(world.server, email, { expiresInMs: 1000 * minute })
  const { result } = await world.call<{ inviteCode: string }>("users-create_user", { referredBy }, account)
  await world.call("users-update_profile", { name: "Ada" }, account)
  return { ...account, inviteCode: result.inviteCode }
}
const tell = (who: Account, tileIds: string[]) => {
  const seenDate = new Date(world.clock.now).toISOString()
  return world.call(
    "tiles-record_reads",
    { reads: tileIds.map((tileId) => ({ tileId, share: 0.7, isRead: true, seenDate })) },
    who,
  )
}
const claim = (who: Account, action: string, tileId?: string) =>
  world.call("points-claim_action", { action, tileId }, who)
async function paid(who: Account, tileIds: string[]): Promise<number> {
  let count = 0
  for (const tileId of tileIds) if ((await claim(who, "read_a_tile", tileId)).status === 200) count += 1
  return count
}
/** Deletes an account with everything of it, as the app does. */
async function leave(who: Account): Promise<void> {
  await world.call("users-request_deletion", null, who)
  const mails = await (await world.server.get(`/emulator/mail?to=${encodeURIComponent(who.email)}`)).json()
  const code = /\d{6}/.exec(mails.findLast(({ text }: { text: string }) => /\d{6}/.test(text)).text)?.[0]
  expect((await world.call("users-delete_account", { code }, who)).status).toBe(200)
  await world.server.settleJobs()
}

describe("a read is paid as far as there was time for it", () => {
  it("all twelve of a tunnel of five minutes, told at once", async () => {
    const me = await join(`ada@${host}`)
    await tell(me, ids(0, 1))
    world.clock.now += 5 * minute
    await tell(me, ids(1, 13))
    expect(await paid(me, ids(0, 13))).toBe(13)
  })

  it("a handful of fifty that a fresh account tells of in one moment; the rest as time passes, and nothing is lost", async () => {
    const me = await join(`ada@${host}`)
    await tell(me, ids(0, 50))
    expect(await paid(me, ids(0, 50))).toBe(5)
    expect((await claim(me, "read_a_tile", "t30")).code).toBe("points/not-yet")
    world.clock.now += 30 * second
    expect(await paid(me, ids(0, 50))).toBe(10)
    world.clock.now += 10 * minute
    expect(await paid(me, ids(0, 50))).toBe(35)
  })

  it("of two calls at once no more than of one", async () => {
    const me = await join(`ada@${host}`)
    await Promise.all([tell(me, ids(0, 20)), tell(me, ids(20, 40)), tell(me, ids(40, 50))])
    expect(await paid(me, ids(0, 50))).toBe(5)
  })

  it("a friend is settled in by reads that were believed, and by the rest once there was time", async () => {
    const ada = await join(`ada@${host}`)
    const bea = await join(`bea@${host}`, ada.inviteCode)
    await tell(bea, ids(0, 10))
    const rows = await world.server.db
      .selectFrom("tile_reads")
      .select("credited_at")
      .where("user_id", "=", bea.userId)
      .execute()
    expect(rows.filter(({ credited_at }) => credited_at !== null)).toHaveLength(5)
    world.clock.now += minute
    await world.server.settleJobs()
    expect((await world.accountOf(ada))?.points).toBe(100)
  })
})

describe("a share", () => {
  it("is paid for a tile that was opened, and not faster than somebody shares", async () => {
    const me = await join(`ada@${host}`)
    expect((await claim(me, "share", "t1")).code).toBe("points/not-yet")
    for (const tileId of ["t1", "t2"]) await world.call("tiles-tap_tile", { tileId }, me)
    expect((await claim(me, "share", "t1")).status).toBe(200)
    expect((await claim(me, "share", "t2")).code).toBe("points/not-yet")
    world.clock.now += 20 * second
    expect((await claim(me, "share", "t2")).status).toBe(200)
  })
})

describe("a mailbox is paid once", () => {
  it("though its account was deleted and made anew", async () => {
    const first = await join("one.box@gmail.com")
    expect((await claim(first, "complete_account")).status).toBe(200)
    await tell(first, ids(0, 3))
    expect(await paid(first, ids(0, 3))).toBe(3)
    await leave(first)
    const second = await join("onebox+again@googlemail.com")
    expect((await claim(second, "complete_account")).code).toBe("points/already-paid")
    await tell(second, ids(0, 5))
    expect(await paid(second, ids(0, 5))).toBe(2)
    const { result } = await world.call<{ ways: { action: string; isOver: boolean }[] }>(
      "points-get_overview",
      null,
      second,
    )
    expect(result.ways.find(({ action }) => action === "complete_account")?.isOver).toBe(true)
  })

  it("for two accounts at the same time", async () => {
    const both = [await join(`ada@${host}`), await join(`ada+two@${host}`)]
    const answers = await Promise.all(both.map((who) => claim(who, "complete_account")))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it("and pays its inviter once, however often it joins", async () => {
    const ada = await join(`ada@${host}`)
    for (const email of [`bea@${host}`, `bea+2@${host}`, `bea+3@${host}`]) {
      const bea = await join(email, ada.inviteCode)
      world.clock.now += 10 * minute
      await tell(bea, ids(0, 10))
      await world.server.settleJobs()
      if (email.includes("+")) {
        const { result } = await world.call<{ friends: { state: string; reason: string }[] }>(
          "referrals-get_status",
          null,
          ada,
        )
        expect(result.friends[0]).toMatchObject({
          state: "rejected",
          reason: expect.stringContaining("already earned points"),
        })
      }
      await leave(bea)
    }
    expect((await world.accountOf(ada))?.points).toBe(100)
  })

  it("and what is kept of that names nobody", async () => {
    await world.server.db.deleteFrom("paid_once").execute()
    const me = await join(`ada@${host}`)
    await claim(me, "complete_account")
    await leave(me)
    const saved = await world.server.db.selectFrom("paid_once").selectAll().execute()
    expect(saved).toEqual([{ mark: expect.stringMatching(/^[\w-]{43}$/), year: 2026 }])
  })
})
