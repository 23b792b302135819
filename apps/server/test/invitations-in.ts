import type { ReferralState } from "@confetti/contract/referrals"
import type { Account } from "./add-account.ts"
import type { ReferralWorld } from "./referral-world.ts"

/** An inviter's view of their invitations in a world. */
export function invitationsIn(world: () => ReferralWorld) {
  return {
    states: async (inviter: Account): Promise<ReferralState[]> =>
      (await world().status(inviter)).friends.map(({ state }) => state),
    paid: async (person: Account) =>
      (await world().statement(person)).map(({ action, points, cause }) => ({ action, points, cause })),
    friendOf: async (inviter: Account) => {
      const [friend] = (await world().status(inviter)).friends
      if (!friend) throw new Error("nobody was brought")
      return friend
    },
  }
}
