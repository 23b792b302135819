import { day } from "@confetti/domain/durations"
import type { Services } from "../../platform/services.ts"
import { latestPeople } from "./interactions-store.ts"
import {
  type Estimate,
  estimatePolicies,
  type PersonDay,
  type PolicyEstimate,
  policyFor,
  propensityOf,
} from "./off-policy.ts"
import type { Impression } from "./quality.ts"
import { impressionsOf, testedDays } from "./quality-store.ts"
import type { Policy } from "./score/score-tiles.ts"

/** What each part of the ranking adds. */
export type PolicyReport = { percent: number; days: number; personDays: number; estimates: PolicyEstimate[] }

const mostPeople = 20_000
const lookBack = 28
/** Some milliseconds' work: requests are answered in between. */
const peopleAtOnce = 50

/** The first tiles of a day are those of the order before it: the one in view when the new order comes, and the two behind it. */
const ofFormerOrder = 3

/** Estimates over the latest people and the days that were tested; today is not over. */
export async function reportPolicies({ replica: { pool, db }, clock, config }: Services): Promise<PolicyReport> {
  const today = Math.floor(clock() / day)
  const since = new Date((today - lookBack) * day)
  const tested = await testedDays(db, since)
  tested.delete(today)
  const personDays: PersonDay[] = []
  const userIds = tested.size === 0 ? [] : await latestPeople(pool, mostPeople)
  for (let from = 0; from < userIds.length; from += peopleAtOnce) {
    const impressions = await impressionsOf(pool, userIds.slice(from, from + peopleAtOnce), since)
    personDays.push(...personDaysOf(impressions, tested))
  }
  return {
    percent: config.RANKING_TEST_PERCENT,
    days: tested.size,
    personDays: personDays.length,
    estimates: estimatePolicies(personDays),
  }
}

/** `tested` holds the share of each day that was tested. The impressions of a person stand together, the earliest first. */
export function personDaysOf(impressions: readonly Impression[], tested: ReadonlyMap<number, number>): PersonDay[] {
  const groups = Map.groupBy(impressions, ({ userId, seenAt }) => `${Math.floor(seenAt / day)} ${userId}`)
  return [...groups.values()].flatMap((seen) => {
    const [first] = seen
    const on = Math.floor((first?.seenAt ?? 0) / day)
    const percent = tested.get(on)
    const rest = seen.slice(ofFormerOrder)
    if (!first || percent === undefined || rest.length === 0) return []
    const policy = policyFor(first.userId, on, percent)
    const completions = rest.filter(({ isFinished }) => isFinished).length
    const propensity = propensityOf(policy, percent)
    return [{ userId: first.userId, policy, propensity, impressions: rest.length, completions }]
  })
}

const names: Readonly<Record<Policy, string>> = {
  served: "served",
  "no-model": "without the model",
  "no-affinity": "without category affinity",
  popularity: "popularity order",
}

/** A report line by line, for an operator. */
export function describePolicies({ percent, days, personDays, estimates }: PolicyReport): string[] {
  const now =
    percent === 0
      ? "No policy is tested now: RANKING_TEST_PERCENT sets what share of people's days is."
      : `${percent} % of people's days are tested now.`
  if (personDays === 0) return [now, "There is no whole day of a test yet to tell of."]
  return [
    now,
    `${personDays.toLocaleString("en")} days of people's, on ${days} tested days; completion rates by self-normalised inverse propensity scoring, with 95 % intervals`,
    ...estimates.map(({ policy, personDays, completion, added }) => {
      const own = completion ? percentOf(completion) : "nothing to tell yet"
      const served = added ? `; served adds ${percentOf(added)}` : ""
      return `${names[policy].padEnd(28)}${own} of ${personDays.toLocaleString("en")} days${served}`
    }),
  ]
}

function percentOf({ value, low, high }: Estimate): string {
  const [middle, least, most] = [value, low, high].map((each) => (100 * each).toFixed(1))
  return `${middle} % (${least} to ${most})`
}
