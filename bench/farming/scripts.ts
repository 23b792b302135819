import { balanceOf, day, type Farm, join, leave, read, scriptedDay, second, tileIds, withFarm } from "./farm.ts"

type Env = Record<string, string>

const box = "one.box@gmail.com"

export function oneMailbox(env: Env): Promise<string> {
  return withFarm(env, async (farm) => {
    const who = await join(farm, box)
    const days: string[] = []
    for (let at = 0; at < 4; at++) {
      const { inTheDay, atOnce } = await scriptedDay(farm, who)
      days.push(`${inTheDay} (${atOnce} at once)`)
      farm.clock.now += day - (farm.clock.now % day)
    }
    return days.join(", ")
  })
}

/** Accounts of one mailbox, by dots and plus-parts. */
export function aliases(env: Env, count: number): Promise<string> {
  return withFarm(env, async (farm) => {
    const points: number[] = []
    for (let at = 0; at < count; at++) {
      const who = await join(farm, at === 0 ? box : `o.n.e.box+${at}@googlemail.com`)
      points.push((await scriptedDay(farm, who)).inTheDay)
    }
    return sum(points)
  })
}

export function joinAgain(env: Env, times: number): Promise<string> {
  return withFarm(env, async (farm) => {
    const points: number[] = []
    for (let at = 0; at < times; at++) {
      const who = await join(farm, box)
      points.push((await scriptedDay(farm, who)).inTheDay)
      await leave(farm, who)
    }
    return sum(points)
  })
}

/** The inviter's payment. */
export function friendAgain(env: Env, times: number): Promise<string> {
  return withFarm(env, async (farm) => {
    const inviter = await join(farm, "inviter@example.com")
    for (let at = 0; at < times; at++) await bringAndLeave(farm, inviter.inviteCode)
    return `${await balanceOf(farm, inviter)} to the inviter`
  })
}

async function bringAndLeave(farm: Farm, inviteCode: string): Promise<void> {
  const friend = await join(farm, box, inviteCode)
  farm.clock.now += 60 * second
  await read(farm, friend, tileIds.slice(0, 10))
  await farm.server.settleJobs()
  await leave(farm, friend)
}

function sum(points: readonly number[]): string {
  return `${points.reduce((all, one) => all + one, 0)} (${points.join(" + ")})`
}
