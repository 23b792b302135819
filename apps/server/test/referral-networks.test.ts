import type { ReferralState } from "@confetti/contract/referrals"
import { afterAll, beforeAll, expect, it } from "vitest"
import { invitationsIn } from "./invitations-in.ts"
import { type Friend, type ReferralWorld, startReferralWorld } from "./referral-world.ts"

let world: ReferralWorld
beforeAll(async () => {
  world = await startReferralWorld()
})
afterAll(() => world.server.stop())

const { states, paid, friendOf } = invitationsIn(() => world)

const hundred = { action: "referral", points: 100, cause: "Bea" }

/** An inviter without an inviter, with friends on one network, in trees that do not know each other. */
async function tree(network: string, friends: number): Promise<Friend> {
  const inviter = await world.join({ name: "Ada", network })
  for (let friend = 0; friend < friends; friend++) await world.settleIn({ code: inviter.inviteCode, network })
  return inviter
}

/** The states of each one's invitations, the first friend first. */
async function statesOf(inviters: readonly Friend[]): Promise<ReferralState[][]> {
  return Promise.all(inviters.map(async (inviter) => (await states(inviter)).toReversed()))
}

it("has a person look at trees on one network from the fifth on, and says so to whoever invited", async () => {
  const network = "203.0.113.7"
  const inviters: Friend[] = []
  for (let at = 0; at < 6; at++) inviters.push(await tree(network, 2))
  expect(await statesOf(inviters)).toEqual([
    ["paid", "paid"],
    ["paid", "paid"],
    ["paid", "qualified"],
    ["qualified", "qualified"],
    ["qualified", "review"],
    ["review", "review"],
  ])
  const last = inviters.at(-1) as Friend
  expect(await friendOf(last)).toMatchObject({
    state: "review",
    reason: expect.stringContaining("A person will review"),
    canAppeal: true,
  })
  expect(await paid(last)).toEqual([])
  const { cases } = (await world.call("referrals-list_reviews", null, world.editor)).result as unknown as {
    cases: { inviterId: string; signals: string[] }[]
  }
  expect(cases.filter(({ inviterId }) => inviterId === last.userId).map(({ signals }) => signals)).toEqual([
    ["busy-network"],
    ["busy-network"],
  ])

  // Waiting referrals meet the crowd that came after them.
  await world.wait(48)
  expect((await statesOf(inviters)).slice(2)).toEqual([
    ["paid", "review"],
    ["review", "review"],
    ["review", "review"],
    ["review", "review"],
  ])

  // An inviter whose friends are elsewhere is not affected.
  expect(await states(await tree("203.0.113.8", 2))).toEqual(["paid", "paid"])
})

it("pays honest families who share a network, the third after two days", async () => {
  const families = [await tree("198.51.100.1", 2), await tree("198.51.100.1", 2), await tree("198.51.100.1", 2)]
  expect(await statesOf(families)).toEqual([
    ["paid", "paid"],
    ["paid", "paid"],
    ["paid", "qualified"],
  ])
  expect((await world.status(families[2] as Friend)).friends[0]?.reason).toContain("two days")
  await world.wait(48)
  for (const family of families) expect(await paid(family)).toEqual([hundred, hundred])
})

it("pays at once where many bring one friend each on a network, as a carrier's or a dormitory's is", async () => {
  const people: Friend[] = []
  for (let at = 0; at < 8; at++) people.push(await tree("198.51.100.2", 1))
  expect((await statesOf(people)).flat()).toEqual(people.map(() => "paid"))
})
