import { creditReads, mostReadsSaved, newReadingTime } from "@confetti/domain/tile/reading-time"
import type { Tx } from "../../platform/db/open-database.ts"
import { runPrepared } from "../../platform/db/prepared.ts"

type Pace = { now: number; msPerRead: number }

/** Creates and locks a person's reading time until the transaction ends: reads are credited in turn. Before any row of `tile_reads`. */
export async function lockReadingTime(tx: Tx, userId: string, { now, msPerRead }: Pace): Promise<Date> {
  const known = await findReadingTime(tx, userId)
  if (known) return known
  const person = await tx.selectFrom("users").select("created_at").where("user_id", "=", userId).executeTakeFirst()
  const { spentUntil } = newReadingTime(person?.created_at.getTime() ?? now, msPerRead)
  await tx
    .insertInto("reading_time")
    .values({ user_id: userId, spent_until: new Date(spentUntil) })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute()
  return (await findReadingTime(tx, userId)) ?? new Date(spentUntil)
}

async function findReadingTime(tx: Tx, userId: string): Promise<Date | undefined> {
  const statement = {
    name: "lock-reading-time",
    text: "select spent_until from reading_time where user_id = $1 for update",
  }
  const { rows } = await runPrepared<{ spent_until: Date }>(tx, statement, [userId])
  return rows[0]?.spent_until
}

const pendingStatement = {
  name: "pending-reads",
  text: `select tile_id from tile_reads where user_id = $1 and read_at is not null and credited_at is null
    order by read_at, tile_id limit $2`,
}

const creditStatement = {
  name: "credit-reads",
  text: `with credited as (update tile_reads set credited_at = $3 where user_id = $1 and tile_id = any($2::text[]))
    update reading_time set spent_until = $4 where user_id = $1`,
}

/**
 * Credits pending reads, earliest first, as far as time allows; the rest is tried again later. Returns the numbers credited and left.
 * `locked` is the reading time if this transaction has locked it.
 */
export async function creditPendingReads(
  tx: Tx,
  userId: string,
  { now, msPerRead }: Pace,
  locked?: Date,
): Promise<{ credited: number; left: number }> {
  const spent = locked ?? (await lockReadingTime(tx, userId, { now, msPerRead }))
  const { rows: pending } = await runPrepared<{ tile_id: string }>(tx, pendingStatement, [userId, mostReadsSaved])
  const { credited, spentUntil } = creditReads({ spentUntil: spent.getTime() }, pending.length, now, msPerRead)
  const left = pending.length - credited
  if (credited === 0) return { credited, left }
  const believed = pending.slice(0, credited).map(({ tile_id }) => tile_id)
  await runPrepared(tx, creditStatement, [userId, believed, new Date(now), new Date(spentUntil)])
  return { credited, left }
}

export async function deleteReadingTime(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reading_time").where("user_id", "=", userId).execute()
}
