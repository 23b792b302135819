import { waitMs } from "../../apps/server/src/modules/referrals/decide-referral.ts"
import type { Fate } from "./live.ts"
import { hour, type SimPerson } from "./sim-person.ts"

/** Shares from 0 to 1 of the invitations whose friend has settled in. */
export type Figures = { ringPaid: number; heldUp: number; waited: number; waitedLonger: number }

export function figuresOf(people: readonly SimPerson[], fates: readonly (Fate | undefined)[]): Figures {
  const settled = people.flatMap(({ isRing, settlesAfter }, person) => {
    const fate = fates[person]
    return fate && settlesAfter !== null ? [{ isRing, ...fate }] : []
  })
  const ring = settled.filter(({ isRing }) => isRing)
  const honest = settled.filter(({ isRing }) => !isRing)
  return {
    ringPaid: shareOf(ring, ({ state }) => state === "paid"),
    heldUp: shareOf(honest, ({ state }) => state === "review"),
    waited: shareOf(honest, ({ waited }) => waited > 0),
    waitedLonger: shareOf(honest, ({ waited }) => waited > waitMs + hour),
  }
}

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.filter(is).length / items.length
}
