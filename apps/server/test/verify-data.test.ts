// @module-tag embedded
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { describeAudit, invariants, isSound, verifyData } from "../src/verify-data.ts"
import type { Account } from "./add-account.ts"
import { address, type PointsWorld, startPointsWorld } from "./points-world.ts"

let world: PointsWorld
let me: Account
beforeAll(async () => {
  world = await startPointsWorld()
  // Checks must also find what the database itself refuses: the data may come from another one.
  for (const statement of [
    "alter table points_entries disable trigger all",
    "alter table points_entries drop constraint points_entries_user_id_movement_action_subject_key",
    "alter table points_accounts drop constraint points_accounts_points_check",
    "alter table reward_stock drop constraint reward_stock_check",
    "alter table users drop constraint users_check",
  ])
    await sql.raw(statement).execute(world.server.db)
})
afterAll(() => world.stop())

beforeEach(async () => {
  me = await world.newPerson()
  await world.give(me, 300)
  await world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, me, `redeem-${me.userId}`)
})

const broken = async (): Promise<string[]> => {
  const verdict = await verifyData(world.server.db)
  return verdict.invariants.filter(({ violations }) => violations.length > 0).map(({ name }) => name)
}

it("finds nothing wrong with a sound database, and counts it", async () => {
  const verdict = await verifyData(world.server.db)
  expect(describeAudit(verdict).filter((line) => line.startsWith("BROKEN"))).toEqual([])
  expect(isSound(verdict)).toBe(true)
  expect(verdict.counts).toMatchObject({ users: 1, points_entries: 2, redemptions: 1 })
})

const thoughtOf = (state: string): string =>
  `insert into thoughts (user_id, thought_id, tile_id, body, sameness, state, created_at)
   values ($me, 'one', 't', 'Words', 'words', '${state}', now())`

const my = (text: string): string => text.replaceAll("$me", `'${me.userId}'`)

it.each([
  ["accounts are what", "update points_accounts set points = points + 1 where user_id = $me", 1],
  ["no entry is missing", "delete from points_entries where user_id = $me and number = 1", 1],
  ["says what was left", "update points_entries set balance = balance + 1 where user_id = $me and number = 1", 1],
  ["below zero", "update points_accounts set points = -1 where user_id = $me", 1],
  [
    "one award a person",
    `insert into points_entries select user_id, 3, movement, debit, credit, points, action, subject, tile_id, 500, at
     from points_entries where user_id = $me and number = 1`,
    1,
  ],
  ["at most the stock", "update reward_stock set stock = 0 where item_id = 'stickers'", 1],
  ["every piece taken", "update reward_stock set taken = taken + 1 where item_id = 'stickers'", 1],
  ["exactly one of open", "update redemptions set state = 'shipped', shipped_at = now() where user_id = $me", 1],
  [
    "unlocked at once",
    "alter table redemptions drop constraint redemptions_unlocked_check; update redemptions set kind = 'hue' where user_id = $me",
    1,
  ],
  ["chosen by who unlocked", "update users set shelf_hue = 5 where user_id = $me", 1],
  ["chosen by who unlocked", "update users set app_icon = 'plum' where user_id = $me", 1],
  ["no acknowledged redemption", "delete from redemptions where user_id = $me", 1],
  ["set aside is for", "delete from redemptions where user_id = $me", 1],
  ["one referrer", "update users set referred_by = user_id, referred_at = now() where user_id = $me", 1],
  [
    "an invitation is paid",
    "insert into referrals values ($me, 'friend', 'r1', 'paid', now(), now(), now(), '{}', '{}', null, null, null)",
    1,
  ],
  [
    "something to see",
    `insert into uploads (user_id, upload_id, kind, state, size, original, created_at, updated_at)
     values ($me, 'u', 'photo', 'approved', 1, 'o', now(), now())`,
    1,
  ],
  [
    "a thought of its sender's",
    `insert into uploads (user_id, upload_id, kind, state, size, original, thought_id, created_at, updated_at)
     values ($me, 'u', 'photo', 'uploading', 1, 'o', 't', now(), now())`,
    1,
  ],
  ["kept answer", "update idempotency_keys set status = 0, body = '' where user_id = $me", 1],
  [
    "what it has brought",
    `${thoughtOf("approved")}; insert into tile_thought_counts values ('t', 1, 0); update thoughts set points = 5`,
    1,
  ],
  ["what was taken back", `${thoughtOf("needsReview")}; update thoughts set taken = 5, reversals = 1`, 1],
  ["was decided", thoughtOf("rejected"), 1],
  ["nobody has looked at", `${thoughtOf("needsReview")}; update thoughts set reports = 1`, 1],
  ["has no words", `${thoughtOf("needsReview")}; update thoughts set deleted_at = now()`, 1],
  ["as many marks", `${thoughtOf("needsReview")}; update thoughts set marks = 1, rank = 1`, 1],
  ["as many thoughts", thoughtOf("approved"), 1],
  ["sums to zero", "insert into points_of_erased values ('treasury', -5)", 1],
])("names what is broken: %s", async (name, statement) => {
  const { db } = world.server
  const undo = new Error("undo")
  const checking = db.transaction().execute(async (tx) => {
    for (const one of my(statement).split(";")) await sql.raw(one).execute(tx)
    const concerned = invariants.find((each) => each.name.includes(name))
    expect(await concerned?.find(tx)).toContainEqual({ subject: expect.any(String), saying: expect.any(String) })
    throw undo
  })
  await expect(checking).rejects.toBe(undo)
  expect(await broken()).toEqual([])
})
