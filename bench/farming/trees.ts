import { balanceOf, call, day, join, read, type Script, scriptedDay, second, tileIds, withFarm } from "./farm.ts"

/** Trees of an inviter and two friends, a mailbox each, one tree a minute as from one machine; each inviter then orders what it can. */
export function trees(env: Record<string, string>, count: number): Promise<string> {
  return withFarm(env, async (farm) => {
    const inviters: Script[] = []
    let people = 0
    const mailbox = () => `script-${++people}@example.com`
    for (let at = 0; at < count; at++) {
      const inviter = await join(farm, mailbox())
      inviters.push(inviter)
      for (let friend = 0; friend < 2; friend++)
        await read(farm, await join(farm, mailbox(), inviter.inviteCode), tileIds.slice(0, 10))
      farm.clock.now += 60 * second
      await farm.server.settleJobs()
    }
    // Referrals that wait for two days are decided by then.
    const invitationsAtOnce = await states()
    farm.clock.now += 2 * day
    await farm.server.db
      .transaction()
      .execute((tx) => farm.server.services.jobs.send(tx, "referrals-follow_up_waiting", {}))
    await farm.server.settleJobs()
    let ordered = 0
    let underReview = 0
    const points: number[] = []
    for (const [at, inviter] of inviters.entries()) {
      await scriptedDay(farm, inviter)
      points.push(await balanceOf(farm, inviter))
      const address = { name: "S", country: "DE", street: `Weg ${at}`, postalCode: "10115", city: "Berlin" }
      const order = { itemId: "keychain", cost: 250, address }
      const { result } = await call<{ redemption: { isUnderReview: boolean } }>(
        farm,
        "rewards-redeem_item",
        order,
        inviter,
      )
      if (result) ordered += 1
      if (result?.redemption.isUnderReview) underReview += 1
    }
    return [
      `invitations at once ${invitationsAtOnce}, two days later ${await states()}`,
      `points of the inviters ${points.join(", ")}`,
      `${ordered} keychains ordered, ${underReview} of them before a person`,
    ].join("; ")

    async function states(): Promise<string> {
      const rows = await farm.server.db.selectFrom("referrals").select("state").execute()
      const names = [...new Set(rows.map(({ state }) => state))].toSorted()
      return names.map((name) => `${rows.filter(({ state }) => state === name).length} ${name}`).join(" ")
    }
  })
}
