import { keysOf } from "@confetti/domain/keys"
import { seededRandom } from "./explore/thompson-sampling.ts"
import { type Policy, policies } from "./score/score-tiles.ts"

/** The simpler policies that the served one is compared with. */
export const testedPolicies = Object.keys(policies).filter((name): name is Policy => name !== "served")

/**
 * The policy that ranks a person's feed on one day: randomised by person and day, so that `percent` of all are ranked by one of the tested
 * policies, each as often. It follows from its arguments, so it need not be stored. `today` is in days since the epoch.
 */
export function policyFor(userId: string, today: number, percent: number): Policy {
  if (percent === 0) return "served"
  const draw = seededRandom(hashOf(`${today} ${userId}`))() * 100
  return testedPolicies[Math.floor((draw / percent) * testedPolicies.length)] ?? "served"
}

/** The probability with which `policyFor` chooses a policy. */
export function propensityOf(policy: Policy, percent: number): number {
  return policy === "served" ? 1 - percent / 100 : percent / 100 / testedPolicies.length
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hashed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193)
  return hashed
}

/** What came of one person's feed on one day. */
export type PersonDay = { userId: string; policy: Policy; propensity: number; impressions: number; completions: number }

/** An estimate with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number }

/** `added` is by how much the served policy is better. Null where a policy was not met yet. */
export type PolicyEstimate = { policy: Policy; personDays: number; completion: Estimate | null; added: Estimate | null }

/**
 * Self-normalised inverse propensity scoring (Swaminathan and Joachims 2015): the completion rate each policy would have had, had it ranked
 * every person's every day. With wᵢ = 1[policy chosen] / propensity, V = Σ wᵢ completionsᵢ / Σ wᵢ impressionsᵢ. Intervals by the delta
 * method, clustered by person: what one person does on two days is not independent.
 */
export function estimatePolicies(days: readonly PersonDay[]): PolicyEstimate[] {
  const byPerson = [...Map.groupBy(days, ({ userId }) => userId).values()]
  const served = influenceOf("served", byPerson)
  return keysOf(policies).map((policy) => {
    const own = influenceOf(policy, byPerson)
    const personDays = days.filter((day) => day.policy === policy).length
    const isCompared = served !== null && own !== null && policy !== "served"
    return {
      policy,
      personDays,
      completion: own && interval(own.value, own.influence),
      added: isCompared
        ? interval(
            served.value - own.value,
            own.influence.map((each, person) => (served.influence[person] ?? 0) - each),
          )
        : null,
    }
  })
}

/** A ratio estimate and each person's influence on it; null where nothing was seen under the policy. */
function influenceOf(
  policy: Policy,
  people: readonly (readonly PersonDay[])[],
): { value: number; influence: number[] } | null {
  const sums = people.map((days) => {
    const sum = { impressions: 0, completions: 0 }
    for (const day of days) {
      if (day.policy !== policy) continue
      sum.impressions += day.impressions / day.propensity
      sum.completions += day.completions / day.propensity
    }
    return sum
  })
  const all = sums.reduce((total, { impressions }) => total + impressions, 0)
  if (all === 0) return null
  const value = sums.reduce((total, { completions }) => total + completions, 0) / all
  return { value, influence: sums.map(({ impressions, completions }) => (completions - value * impressions) / all) }
}

function interval(value: number, influence: readonly number[]): Estimate {
  const count = influence.length
  const variance = influence.reduce((sum, each) => sum + each ** 2, 0) * (count / Math.max(1, count - 1))
  const half = 1.96 * Math.sqrt(variance)
  return { value, low: value - half, high: value + half }
}
