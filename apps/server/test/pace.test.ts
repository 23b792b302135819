import type { PointsOverview } from "@confetti/contract/points"
import type { PointAction } from "@confetti/domain/points/action-points"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import type { Account } from "./add-account.ts"
import { address, type PointsWorld, startPointsWorld } from "./points-world.ts"

let world: PointsWorld
let me: Account
beforeAll(async () => {
  world = await startPointsWorld()
})
beforeEach(async () => {
  me = await world.newPerson()
})
afterAll(() => world.stop())

const paceOf = async () => (await world.call<PointsOverview>("points-get_overview", null, me)).result.pace

/** Points of this action, so many days ago. */
async function earned(daysAgo: number, points: number, action: PointAction = "read_a_tile"): Promise<void> {
  await world.server.db.transaction().execute(async (tx) => {
    const account = await lockPoints(tx, me.userId)
    const entry = { movement: "award", action, subject: `${account.entries}`, points } as const
    await append(tx, account, entry, new Date(world.clock.now - daysAgo * day))
  })
}

it("is told from the third day on, and today counts tomorrow", async () => {
  await earned(2, 6)
  await earned(1, 4)
  await earned(1, 2)
  await earned(0, 50)
  expect(await paceOf()).toBeNull()
  await earned(3, 6)
  expect(await paceOf()).toBe(6)
})

it("leaves out friends and what is paid once, and does not count what was spent", async () => {
  for (const daysAgo of [1, 2, 3, 4]) await earned(daysAgo, 10)
  for (const action of ["referral", "complete_account", "enable_notifications", "follow_ig"] as const)
    await earned(2, 100, action)
  await world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, me)
  expect(await paceOf()).toBe(10)
})

it("looks back four weeks, and days without points slow it down", async () => {
  for (const daysAgo of [29, 40, 41, 42]) await earned(daysAgo, 80)
  expect(await paceOf()).toBeNull()
  for (const daysAgo of [28, 27, 26]) await earned(daysAgo, 14)
  expect(await paceOf()).toBe(1.5)
})

it("is asked of an index, by one person's days alone", async () => {
  const { rows } = await world.server.services.pool.query<Record<string, string>>(
    "explain select points from points_entries where user_id = 'a' and at >= now() and at < now()",
  )
  expect(JSON.stringify(rows)).toContain("points_entries_at")
})
