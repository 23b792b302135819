import { afterAll, beforeAll, expect, it } from "vitest"
import { policyFor } from "../src/modules/ranking/off-policy.ts"
import { describePolicies, reportPolicies } from "../src/modules/ranking/policy-report.ts"
import { notePolicyTest } from "../src/modules/ranking/quality-store.ts"
import { type FeedWorld, startFeedWorld, worldIds } from "./feed-world.ts"

const day = 86_400_000
const percent = 75

let world: FeedWorld
beforeAll(async () => {
  world = await startFeedWorld({ RANKING_TEST_PERCENT: String(percent) })
})
afterAll(() => world.server.stop())

const report = () => reportPolicies(world.server.services)

it("estimates each policy from the days of people it ranked, and leaves out a day on which the test changed", async () => {
  await world.runJob("ranking-note_test")
  const today = Math.floor(world.clock.now / day)
  const expected: Record<string, number> = {}
  for (let at = 0; at < 12; at++) {
    const me = await world.newPerson()
    await world.like(me, "space-1")
    await world.calculate(me)
    const policy = policyFor(me.id, today, percent)
    expected[policy] = (expected[policy] ?? 0) + 1
    await world.pass(me, ...worldIds("ocean").slice(0, 3))
    world.clock.now += 1000
    await world.finish(me, "words-1", "words-2")
    await world.pass(me, "words-3", "words-4")
  }
  expect(Object.keys(expected).length).toBe(4)
  expect(await report()).toMatchObject({ percent, days: 0, personDays: 0 })

  world.clock.now += day
  const { days, personDays, estimates } = await report()
  expect({ days, personDays }).toEqual({ days: 1, personDays: 12 })
  for (const { policy, personDays, completion } of estimates) {
    expect(personDays).toBe(expected[policy])
    expect(completion?.value).toBe(0.5)
  }
  expect(describePolicies(await report())).toHaveLength(6)

  const { db } = world.server
  await notePolicyTest(db, new Date(world.clock.now - day), 10)
  expect(await report()).toMatchObject({ days: 0, personDays: 0 })
})

it("ranks a person's day by the policy they drew", async () => {
  const catalogued = async (): Promise<string[]> => {
    const me = await world.newPerson()
    await world.like(me, ...worldIds("sound").slice(0, 8))
    await world.calculate(me)
    const today = Math.floor(world.clock.now / day)
    const ofSound = (await world.homeFeed(me)).slice(0, 4).filter((id) => id.startsWith("sound")).length
    return [policyFor(me.id, today, percent), ofSound > 0 ? "affine" : "not"]
  }
  const drawn = new Map<string, string>()
  for (let at = 0; at < 12; at++) {
    const [policy = "", kind = ""] = await catalogued()
    drawn.set(policy, kind)
  }
  expect(drawn.get("served")).toBe("affine")
})
