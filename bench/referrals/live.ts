import type { ReferralState } from "@confetti/contract/referrals"
import type { Policy } from "./policies.ts"
import type { SimPerson } from "./sim-person.ts"
import { createWorld, personAt } from "./world.ts"

/** The outcome of a person's invitation, and how long it waited after they had settled in. */
export type Fate = { state: ReferralState; waited: number }

type Waiting = { person: number; since: number; until: number }

/**
 * Lets everybody join and settle in, each in their time, and has each invitation judged as the server does: when they have settled
 * in, and again when it has waited. Nobody looks at what is under review. Undefined for whom nobody invited.
 */
export function live(people: readonly SimPerson[], policy: Policy, mostPaid: number): (Fate | undefined)[] {
  const fates: (Fate | undefined)[] = people.map(({ inviter }) =>
    inviter === null ? undefined : { state: "pending", waited: 0 },
  )
  const world = createWorld(people)
  let waiting: Waiting[] = []

  function judge(person: number, now: number, waitsSince: number | null): void {
    const fate = fates[person]
    const { inviter } = personAt(people, person)
    if (!fate || inviter === null) return
    const inviterState = fates[inviter]?.state ?? null
    const verdict = policy({ ...world.factsOf(person, now), inviterState, waitsSince }, mostPaid, now)
    fate.waited = now - (waitsSince ?? now)
    if (verdict.verdict === "wait") {
      fate.state = "qualified"
      waiting.push({ person, since: waitsSince ?? now, until: verdict.until })
    } else if (verdict.verdict === "pay") {
      fate.state = "paid"
      world.pay(inviter, now)
    } else fate.state = "review"
  }

  function judgeWaiting(now: number): void {
    while (waiting.some(({ until }) => until <= now)) {
      const due = waiting.filter(({ until }) => until <= now).sort((one, other) => one.until - other.until)
      waiting = waiting.filter(({ until }) => until > now)
      for (const { person, since, until } of due) judge(person, until, since)
    }
  }

  for (const { at, person, isJoining } of momentsOf(people)) {
    judgeWaiting(at)
    if (isJoining) world.join(person)
    else judge(person, at, null)
  }
  judgeWaiting(Number.POSITIVE_INFINITY)
  return fates
}

type Moment = { at: number; person: number; isJoining: boolean }

function momentsOf(people: readonly SimPerson[]): Moment[] {
  const moments = people.flatMap(({ joinsAt, settlesAfter }, person) => {
    const joining = { at: joinsAt, person, isJoining: true }
    return settlesAfter === null ? [joining] : [joining, { at: joinsAt + settlesAfter, person, isJoining: false }]
  })
  return moments.sort((one, other) => one.at - other.at)
}
