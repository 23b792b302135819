import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { followUp } from "../src/modules/referrals/follow-up.ts"
import type { Account } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { invitationsIn } from "./invitations-in.ts"
import { type Friend, type ReferralWorld, startReferralWorld } from "./referral-world.ts"

let world: ReferralWorld
beforeAll(async () => {
  world = await startReferralWorld()
})
afterAll(() => world.server.stop())

const { states, paid, friendOf } = invitationsIn(() => world)

const runFollowUp = ({ userId }: Account) => followUp.run({ invitedId: userId }, world.server.services)

const hundred = { action: "referral", points: 100, cause: "Bea" }

describe("what looks odd", () => {
  it("is not a family's tablet", async () => {
    const ada = await world.join({ name: "Ada", device: "family tablet" })
    await world.settleIn({ code: ada.inviteCode, device: "family tablet" })
    expect(await states(ada)).toEqual(["paid"])
  })

  it("waits two days where a device is shared by three, and is then paid", async () => {
    const ada = await world.join({ name: "Ada", device: "tablet" })
    await world.join({ device: "tablet" })
    const bea = await world.settleIn({ code: ada.inviteCode, device: "tablet" })
    expect(await friendOf(ada)).toMatchObject({
      state: "qualified",
      reason: expect.stringContaining("two days"),
      canAppeal: false,
    })
    await world.wait(47)
    await runFollowUp(bea)
    expect(await states(ada)).toEqual(["qualified"])
    await world.wait(1)
    expect(await states(ada)).toEqual(["paid"])
    expect(await paid(ada)).toEqual([hundred])
  })

  it("is not somebody who settles in at once", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.join({ code: ada.inviteCode })
    await world.read(bea)
    await world.settle()
    expect(await states(ada)).toEqual(["paid"])
  })

  it("waits where a third friend comes from one network, though the first has signed out", async () => {
    const ada = await world.join({ name: "Ada" })
    const bea = await world.settleIn({ code: ada.inviteCode, network: "203.0.113.7" })
    await world.server.db.deleteFrom("auth_sessions").where("user_id", "=", bea.userId).execute()
    for (let friend = 0; friend < 2; friend++) await world.settleIn({ code: ada.inviteCode, network: "203.0.113.7" })
    expect(await states(ada)).toEqual(["qualified", "paid", "paid"])
    await world.wait(48)
    expect(await states(ada)).toEqual(["paid", "paid", "paid"])
  })

  it("thinks nothing of networks inside a house, as behind a proxy nobody told it of", async () => {
    const ada = await world.join({ name: "Ada" })
    for (let friend = 0; friend < 3; friend++) await world.settleIn({ code: ada.inviteCode, network: "192.168.0.9" })
    expect(await states(ada)).toEqual(["paid", "paid", "paid"])
  })

  it("goes to a person where six accounts are on one device, and so does what they bring", async () => {
    const ada = await world.join({ name: "Ada" })
    let last: Friend = ada
    for (let at = 0; at < 6; at++) last = await world.settleIn({ code: ada.inviteCode, device: "farm" })
    expect((await states(ada))[0]).toBe("review")
    await world.settleIn({ code: last.inviteCode, device: "farm" })
    expect(await states(last)).toEqual(["review"])
    const { cases } = (await world.call("referrals-list_reviews", null, world.editor)).result as unknown as {
      cases: { inviterId: string; signals: string[] }[]
    }
    expect(cases.find(({ inviterId }) => inviterId === last.userId)?.signals).toEqual([
      "shared-device",
      "inviter-in-doubt",
    ])
  })

  it("is a ring where a tree crowds on few networks: hardly any of it is paid", async () => {
    const members = [await world.join({ name: "Root" })]
    for (let at = 0; at < 60; at++) {
      const inviter = members[Math.floor(at / 4)] as Friend
      const network = `198.51.100.${at % 3}`
      members.push(await world.settleIn({ code: inviter.inviteCode, network }))
    }
    await world.wait(48)
    const all = (await Promise.all(members.map(states))).flat()
    expect(all).toHaveLength(60)
    expect(all.filter((state) => state === "paid").length).toBeLessThanOrEqual(6)
    expect(all.filter((state) => state === "review").length).toBeGreaterThan(50)
  }, 60_000)
})

describe("an appeal", () => {
  async function reviewed(): Promise<{ ada: Friend; bea: Friend; id: string }> {
    const device = `phone of ${++devices}`
    const ada = await world.join({ name: "Ada" })
    for (let at = 0; at < 5; at++) await world.join({ device })
    const bea = await world.settleIn({ code: ada.inviteCode, device })
    return { ada, bea, id: (await friendOf(ada)).id }
  }
  let devices = 0
  const decide = (referralId: string, decision: string, reason?: string) =>
    world.call(
      "referrals-decide_review",
      { referralId, decision, ...(reason !== undefined && { reason }) },
      world.editor,
    )
  const appeal = (person: Account, referralId: string, key?: string) =>
    world.call("referrals-appeal", { referralId, text: "We share a flat." }, person, key)

  it("is read by a person, who pays after all, once", async () => {
    const { ada, bea, id } = await reviewed()
    expect(await friendOf(ada)).toMatchObject({ state: "review", canAppeal: true, hasAppealed: false })
    const { result } = await appeal(ada, id, "appeal")
    expect(result).toMatchObject({ friends: [{ state: "review", canAppeal: false, hasAppealed: true }] })
    expect((await appeal(ada, id, "appeal")).result).toEqual(result)
    expect((await appeal(ada, id)).code).toBe("referral/appealed")
    const { cases } = (await world.call("referrals-list_reviews", null, world.editor)).result as unknown as {
      cases: { id: string }[]
    }
    expect(cases.find((each) => each.id === id)).toEqual({
      id,
      inviterId: ada.userId,
      inviterName: "Ada",
      invitedId: bea.userId,
      invitedName: "Bea Friend",
      state: "review",
      signals: ["shared-device"],
      appeal: "We share a flat.",
      since: expect.any(String),
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, "pay")))
    expect(answers.map((answer) => answer.result)).toEqual(answers.map(() => ({ state: "paid" })))
    await world.settle()
    expect(await paid(ada)).toEqual([hundred])
    expect(await paid(bea)).toEqual([{ action: "referred", points: 0, cause: null }])
    expect((await decide(id, "reject")).result).toEqual({ state: "paid" })
    expect((await appeal(ada, id)).code).toBe("referral/not-appealable")
  })

  it("can follow a rejection, whose reason the inviter reads", async () => {
    const { ada, bea, id } = await reviewed()
    expect((await decide(id, "reject", "These accounts are one person’s.")).result).toEqual({ state: "rejected" })
    await world.settle()
    expect(await friendOf(ada)).toMatchObject({
      state: "rejected",
      reason: "These accounts are one person’s.",
      canAppeal: true,
    })
    expect((await appeal(ada, id)).result).toMatchObject({ friends: [{ state: "review" }] })
    expect((await decide(id, "reject")).result).toEqual({ state: "rejected" })
    expect(await friendOf(ada)).toMatchObject({ canAppeal: false, hasAppealed: true, reason: expect.any(String) })
    await runFollowUp(bea)
    expect([await paid(ada), await paid(bea)]).toEqual([[], []])
  })

  it("is the inviter's own, and of what is in doubt", async () => {
    const { ada, bea, id } = await reviewed()
    expect((await appeal(bea, id)).code).toBe("referral/not-found")
    expect((await appeal(ada, "none")).code).toBe("referral/not-found")
    const abe = await world.join({ name: "Abe" })
    await world.settleIn({ code: abe.inviteCode })
    expect((await appeal(abe, (await friendOf(abe)).id)).code).toBe("referral/not-appealable")
    expect((await world.call("referrals-get_status", null)).code).toBe("session/required")
    expect((await world.call("referrals-appeal", { referralId: id, text: "x" })).code).toBe("session/required")
  })

  it("is decided by editors alone, and by none it pays", async () => {
    const { ada, bea, id } = await reviewed()
    for (const name of ["referrals-list_reviews", "referrals-decide_review"]) {
      const data = name === "referrals-list_reviews" ? null : { referralId: id, decision: "pay" }
      expect((await world.call(name, data, ada)).code).toBe("session/editors-only")
      expect((await world.call(name, data)).code).toBe("session/required")
    }
    for (const mine of [ada, bea]) {
      await addEditor(world.server, mine, ["reviewer"])
      const asked = { referralId: id, decision: "pay" }
      expect((await world.call("referrals-decide_review", asked, mine)).code).toBe("editor/own")
    }
    expect((await decide("none", "pay")).code).toBe("referral/not-found")
    expect(await states(ada)).toEqual(["review"])
  })
})
