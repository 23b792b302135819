import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeProfile } from "../../../test/ranking-fixtures.ts"
import { seededRandom } from "./explore/thompson-sampling.ts"
import { estimatePolicies, type PersonDay, policyFor, propensityOf, testedPolicies } from "./off-policy.ts"
import { personDaysOf } from "./policy-report.ts"
import { rankFeed } from "./rank-feed.ts"
import { type Policy, policies } from "./score/score-tiles.ts"

const names = Object.keys(policies) as Policy[]

describe("the policy of a person's day", () => {
  it("is the served one where nothing is tested", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30_000), (userId, today) => {
        expect(policyFor(userId, today, 0)).toBe("served")
      }),
    )
  })

  it.each([6, 30, 75])("is each policy as often as its propensity says, at %i %%", (percent) => {
    const counts = new Map<Policy, number>()
    const all = 40_000
    for (let at = 0; at < all; at++) {
      const policy = policyFor(`person-${at % 400}`, 20_000 + Math.floor(at / 400), percent)
      counts.set(policy, (counts.get(policy) ?? 0) + 1)
    }
    for (const policy of names)
      expect(Math.abs((counts.get(policy) ?? 0) / all - propensityOf(policy, percent))).toBeLessThan(0.008)
    expect(names.reduce((sum, policy) => sum + propensityOf(policy, percent), 0)).toBeCloseTo(1, 10)
  })
})

describe("a tested policy", () => {
  const catalogue = fullCatalogue({ shown: 100 })
  const modelScores = Float32Array.from(catalogue.ids, (_, tile) => (tile % 13 === 0 ? 1 : 0))
  const orderOf = (policy: Policy, known = true, scores: Float32Array | null = modelScores): number[] => {
    const profile = known ? fanOf(catalogue, 4, 10) : madeProfile(catalogue)
    return rankFeed(catalogue, { ...profile, modelScores: scores }, { most: 40, seed: 1, policy }).tiles
  }

  it("without the model is the served one where there is none", () => {
    expect(orderOf("no-model")).toEqual(orderOf("served", true, null))
    expect(orderOf("no-model")).not.toEqual(orderOf("served"))
  })

  it("without category affinity shows less of what they come back to", () => {
    const ofFour = (tiles: number[]): number =>
      tiles.slice(0, 20).filter((tile) => catalogue.categoryOf[tile] === 4).length
    expect(ofFour(orderOf("no-affinity", true, null))).toBeLessThan(ofFour(orderOf("served", true, null)))
  })

  it("by popularity asks for neither", () => {
    expect(orderOf("popularity")).toEqual(orderOf("popularity", true, null))
  })
})

/** Days of people who each have a rate of their own, under policies that add so much to it. */
function madeDays(random: () => number, percent: number, adds: Record<Policy, number>): PersonDay[] {
  return Array.from({ length: 120 }, (_, person) => {
    const own = 0.3 + 0.3 * random()
    return Array.from({ length: 10 }, (): PersonDay => {
      const draw = random() * 100
      const policy = draw < percent ? (testedPolicies[Math.floor((draw / percent) * 3)] ?? "served") : "served"
      const impressions = 5 + Math.floor(20 * random())
      let completions = 0
      for (let at = 0; at < impressions; at++) if (random() < own + adds[policy]) completions++
      return { userId: `person-${person}`, policy, propensity: propensityOf(policy, percent), impressions, completions }
    })
  }).flat()
}

describe("self-normalised inverse propensity scoring", () => {
  const adds: Record<Policy, number> = { served: 0.1, "no-model": 0.07, "no-affinity": 0.02, popularity: 0 }

  it("finds what each policy would have come to, with intervals that hold it 19 times in 20", () => {
    const random = seededRandom(11)
    const rounds = 300
    const held = { completion: 0, added: 0 }
    let sum = 0
    for (let round = 0; round < rounds; round++) {
      for (const { policy, completion, added } of estimatePolicies(madeDays(random, 30, adds))) {
        if (policy !== "popularity" || !completion || !added) continue
        sum += added.value
        if (completion.low <= 0.45 && 0.45 <= completion.high) held.completion++
        if (added.low <= 0.1 && 0.1 <= added.high) held.added++
      }
    }
    expect(sum / rounds).toBeCloseTo(0.1, 2)
    for (const count of Object.values(held)) {
      expect(count / rounds).toBeGreaterThan(0.9)
      expect(count / rounds).toBeLessThan(0.99)
    }
  }, 60_000)

  it("says nothing of a policy that nobody had", () => {
    const [served, ...others] = estimatePolicies([
      { userId: "me", policy: "served", propensity: 1, impressions: 4, completions: 1 },
    ])
    expect(served).toMatchObject({ personDays: 1, completion: { value: 0.25 }, added: null })
    for (const other of others) expect(other).toMatchObject({ personDays: 0, completion: null, added: null })
  })
})

it("a person's day is what they saw on a tested day, without the first three tiles", () => {
  const day = 86_400_000
  const seen = (userId: string, on: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      userId,
      tileId: `${at}`,
      seenAt: on * day + at,
      isFinished: at === 0 || at === 4,
      isExplored: false,
    }))
  const impressions = [...seen("a", 10, 5), ...seen("a", 11, 5), ...seen("b", 10, 3), ...seen("c", 10, 4)]
  expect(personDaysOf(impressions, new Map([[10, 30]]))).toEqual([
    { userId: "a", policy: policyFor("a", 10, 30), propensity: expect.any(Number), impressions: 2, completions: 1 },
    { userId: "c", policy: policyFor("c", 10, 30), propensity: expect.any(Number), impressions: 1, completions: 0 },
  ])
})
