import { exportParts } from "@confetti/contract/personal-export"
import type { ReferralState } from "@confetti/contract/referrals"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { followUp } from "../src/modules/referrals/follow-up.ts"
import type { Account } from "./add-account.ts"
import { invitationsIn } from "./invitations-in.ts"
import { type Friend, hour, type ReferralWorld, startReferralWorld } from "./referral-world.ts"
import { placesOf } from "./search-every-column.ts"

let world: ReferralWorld
beforeAll(async () => {
  world = await startReferralWorld()
})
afterAll(() => world.server.stop())

const { states, paid, friendOf } = invitationsIn(() => world)

const runFollowUp = ({ userId }: Account) => followUp.run({ invitedId: userId }, world.server.services)

/** As an erasure does, in its order. */
async function erase({ userId }: Account): Promise<void> {
  const { db, services } = world.server
  for (const part of services.personal)
    await db.transaction().execute((tx) => part.erase(tx, userId, new Date(), services))
  await db.transaction().execute((tx) => services.jobs.forget(tx, userId))
}

const hundred = { action: "referral", points: 100, cause: "Bea" }

describe("a friend who settles in", () => {
  it("brings 100 points once, and both sides see how far it is", async () => {
    const ada = await world.join({ name: "Ada Lovelace" })
    const bea = await world.join({ code: ada.inviteCode, name: "" })
    await world.settle()
    expect(await world.status(ada)).toEqual({
      points: 100,
      welcomePoints: 0,
      tilesNeeded: 10,
      friends: [
        {
          id: expect.any(String),
          name: "",
          state: "pending",
          missing: { account: true, tiles: 10 },
          since: new Date(world.clock.now).toISOString(),
          reason: null,
          canAppeal: false,
          hasAppealed: false,
        },
      ],
      inviter: null,
    })
    await world.nameThem(bea, "Bea Friend")
    await world.read(bea, 4)
    await world.settle()
    expect(await friendOf(ada)).toMatchObject({ name: "Bea", missing: { account: false, tiles: 6 } })
    expect((await world.status(bea)).inviter).toEqual({
      name: "Ada",
      state: "pending",
      missing: { account: false, tiles: 6 },
    })
    world.clock.now += hour
    await world.read(bea)
    await world.settle()
    expect(await friendOf(ada)).toMatchObject({ state: "paid", missing: { account: false, tiles: 0 }, reason: null })
    expect((await world.status(bea)).inviter).toMatchObject({ state: "paid" })
    expect(await paid(ada)).toEqual([hundred])
    expect(await paid(bea)).toEqual([{ action: "referred", points: 0, cause: null }])
    expect(JSON.stringify(await world.status(ada))).not.toContain(bea.userId)
  })

  it("is paid once however often it is followed up, also at once", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode })
    world.clock.now += hour
    await world.read(bea)
    await Promise.all(Array.from({ length: 20 }, () => runFollowUp(bea)))
    for (let time = 0; time < 20; time++) await runFollowUp(bea)
    await world.settle()
    await world.read(bea, 12)
    await world.settle()
    expect(await paid(ada)).toEqual([hundred])
    expect(await paid(bea)).toHaveLength(1)
  })

  it("brings them also when the name comes last, or the job never came before", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode, name: "" })
    world.clock.now += hour
    await world.read(bea)
    await world.settle()
    expect(await states(ada)).toEqual(["pending"])
    await world.nameThem(bea, "Bea Friend")
    await world.settle()
    expect(await paid(ada)).toEqual([hundred])
  })

  it("brings them although the job was lost", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode })
    await world.read(bea)
    await world.server.db.transaction().execute((tx) => world.server.services.jobs.forget(tx, bea.userId))
    await world.wait(1)
    expect(await paid(ada)).toEqual([hundred])
  })

  it("has what is theirs done after a crash between the two", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.settleIn({ code: ada.inviteCode })
    const { db } = world.server
    // As it stands right after the first transaction, but for an entry that can't be taken back.
    await db.updateTable("users").set({ referral_open: true }).where("user_id", "=", bea.userId).execute()
    await world.wait(1)
    expect([await paid(ada), await paid(bea)]).toMatchObject([[hundred], [{ action: "referred" }]])
    const { referral_open } = await db
      .selectFrom("users")
      .select("referral_open")
      .where("user_id", "=", bea.userId)
      .executeTakeFirstOrThrow()
    expect(referral_open).toBe(false)
  })

  it("is nobody's but the first inviter's, with two codes at once", async () => {
    const [ada, abe] = [await world.join({ name: "Ada" }), await world.join({ name: "Abe" })]
    const bea = await world.join({ name: "", code: undefined })
    await world.server.db.deleteFrom("invite_codes").where("user_id", "=", bea.userId).execute()
    await world.server.db.deleteFrom("users").where("user_id", "=", bea.userId).execute()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        world.call("users-create_user", { referredBy: (at % 2 === 0 ? ada : abe).inviteCode }, bea),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await world.nameThem(bea, "Bea Friend")
    world.clock.now += hour
    await world.read(bea)
    await world.settle()
    expect([...(await paid(ada)), ...(await paid(abe))]).toEqual([hundred])
    expect([...(await states(ada)), ...(await states(abe))]).toEqual(["paid"])
  })

  it("is not oneself, and not who invited oneself", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.settleIn({ code: ada.inviteCode })
    await world.call("users-create_user", { referredBy: ada.inviteCode }, ada)
    await world.call("users-create_user", { referredBy: bea.inviteCode }, ada)
    await world.read(ada)
    await world.settle()
    expect((await world.status(ada)).inviter).toBeNull()
    expect(await states(bea)).toEqual([])
    expect(await paid(bea)).toHaveLength(1)
  })
})

describe("a hundred friends on one code", () => {
  it("are paid twenty times in thirty days; the rest a person looks at", async () => {
    const ada = await world.join({ name: "Ada" })
    const friends = await Promise.all(Array.from({ length: 100 }, () => world.join({ code: ada.inviteCode })))
    world.clock.now += hour
    await Promise.all(friends.map((friend) => world.read(friend)))
    await world.settle()
    await Promise.all(friends.slice(0, 30).map(runFollowUp))
    await world.wait(49)
    const now = await states(ada)
    const count = (state: ReferralState): number => now.filter((each) => each === state).length
    expect([count("paid"), count("review")]).toEqual([20, 80])
    expect((await world.statement(ada)).map(({ points }) => points)).toEqual(Array(20).fill(100))
    const reasons = (await world.status(ada)).friends.flatMap(({ reason }) => reason ?? [])
    expect(new Set(reasons)).toEqual(new Set([expect.stringContaining("A person will review")]))
    expect(reasons).toHaveLength(80)
  }, 60_000)
})

describe("who leaves", () => {
  it("takes an invitation along, on either side, and nothing brings it back", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode })
    await world.settle()
    await world.read(bea)
    await erase(bea)
    await runFollowUp(bea)
    await world.wait(1)
    expect((await world.status(ada)).friends).toEqual([])
    expect(await placesOf(world.server.db, bea.userId)).toEqual([])

    const dan = await world.settleIn({ code: ada.inviteCode, name: "Dan" })
    await erase(dan)
    expect(await paid(ada)).toEqual([{ ...hundred, cause: null }])
    expect(await placesOf(world.server.db, dan.userId)).toEqual([])

    const cat = await world.join({ code: ada.inviteCode, name: "Cat" })
    await world.settle()
    await erase(ada)
    world.clock.now += hour
    await world.read(cat)
    await world.wait(1)
    expect(await placesOf(world.server.db, ada.userId)).toEqual([])
    expect((await world.status(cat)).inviter).toBeNull()
    expect(await paid(cat)).toEqual([])
  })

  it("is not written of while their account has ended and the rest is still to go", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode })
    world.clock.now += hour
    await world.read(bea)
    await world.server.db.deleteFrom("auth_users").where("id", "=", ada.userId).execute()
    await runFollowUp(bea)
    const rows = await world.server.db
      .selectFrom("referrals")
      .selectAll()
      .where("invited_id", "=", bea.userId)
      .execute()
    expect(rows).toEqual([])
    await erase(ada)
    await world.wait(1)
    expect(await placesOf(world.server.db, ada.userId)).toEqual([])
  })
})

it("gives an inviter what became of their invitations, and nobody's id, in their export", async () => {
  const ada = await world.join({ name: "Ada" })
  const bea = await world.settleIn({ code: ada.inviteCode })
  const { result } = await world.call("users-export_data", null, ada)
  const { held } = result as unknown as { held: { referrals: unknown } }
  const at = expect.any(String)
  expect(exportParts.shape.referrals.parse(held.referrals)).toEqual([
    { state: "paid", joinedAt: at, settledInAt: at, decidedAt: at, reason: null, appeal: null, appealedAt: null },
  ])
  expect(JSON.stringify(held)).not.toContain(bea.userId)
})

it("welcomes the friend with points where the operator says so, and asks for as many tiles as set", async () => {
  const generous = await startReferralWorld({
    REFERRAL_WELCOME_POINTS: "50",
    REFERRAL_TILES: "3",
    REFERRAL_MOST_PAID: "1",
  })
  try {
    const ada = await generous.join({ name: "Ada" })
    const friends: Friend[] = []
    for (let at = 0; at < 2; at++) {
      const friend = await generous.join({ code: ada.inviteCode })
      generous.clock.now += hour
      await generous.read(friend, 3)
      await generous.settle()
      friends.push(friend)
    }
    expect((await generous.status(ada)).friends.map(({ state }) => state)).toEqual(["review", "paid"])
    const [first, second] = await Promise.all(friends.map((friend) => generous.statement(friend)))
    expect(first).toMatchObject([{ action: "referred", points: 50, balance: 50 }])
    expect(second).toEqual([])
  } finally {
    await generous.server.stop()
  }
})
