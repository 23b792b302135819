import { creditReads, mostReadsSaved, newReadingTime } from "@confetti/domain/tile/reading-time"
import type { Tx } from "../../platform/db/open-database.ts"

/**
 * A person's reading time, made where there is none, and locked until this transaction ends: reads are credited one arrival after the
 * other. Taken before any row of `tile_reads`.
 */
export async function lockReadingTime(
  tx: Tx,
  userId: string,
  { now, msPerRead }: { now: number; msPerRead: number },
): Promise<Date> {
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
  const row = await tx
    .selectFrom("reading_time")
    .select("spent_until")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.spent_until
}

/**
 * Believes as many of a person's reads as can have happened by now, the earliest first; the rest stays and is looked at again the next
 * time. How many it believed, and how many it left.
 */
export async function creditPendingReads(
  tx: Tx,
  userId: string,
  { now, msPerRead }: { now: number; msPerRead: number },
): Promise<{ credited: number; left: number }> {
  const spent = await lockReadingTime(tx, userId, { now, msPerRead })
  const pending = await tx
    .selectFrom("tile_reads")
    .select("tile_id")
    .where("user_id", "=", userId)
    .where("read_at", "is not", null)
    .where("credited_at", "is", null)
    .orderBy("read_at")
    .orderBy("tile_id")
    .limit(mostReadsSaved)
    .execute()
  const { credited, spentUntil } = creditReads({ spentUntil: spent.getTime() }, pending.length, now, msPerRead)
  const left = pending.length - credited
  if (credited === 0) return { credited, left }
  const believed = pending.slice(0, credited).map(({ tile_id }) => tile_id)
  await tx
    .updateTable("tile_reads")
    .set({ credited_at: new Date(now) })
    .where("user_id", "=", userId)
    .where("tile_id", "in", believed)
    .execute()
  await tx
    .updateTable("reading_time")
    .set({ spent_until: new Date(spentUntil) })
    .where("user_id", "=", userId)
    .execute()
  return { credited, left }
}

export async function deleteReadingTime(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reading_time").where("user_id", "=", userId).execute()
}
