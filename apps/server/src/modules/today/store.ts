import { todayTile } from "@confetti/contract/today"
import type { TodayTile } from "@confetti/domain/today/choose-today"
import { sql } from "kysely"
import { z } from "zod"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { runPrepared } from "../../platform/db/prepared.ts"

export type DayRow = { day: string; zone: string; tiles: TodayTile[]; readIds: string[]; doneAt: Date | null }

const saved = z.array(todayTile)
/** Stored for an old day, or for one only known to be finished. */
const noTiles = "[]"

type Stored = { day: string; zone: string; tiles: string; read_ids: string[]; done_at: Date | null }

function rowOf({ day, zone, tiles, read_ids, done_at }: Stored): DayRow {
  return { day, zone, tiles: saved.parse(JSON.parse(tiles)), readIds: read_ids, doneAt: done_at }
}

/** Locks a person's days until the transaction ends: each is chosen once. */
export async function lockDays(tx: Tx, userId: string): Promise<void> {
  const statement = {
    name: "lock-today",
    text: "select pg_advisory_xact_lock(hashtextextended('today ' || $1::text, 0))",
  }
  await runPrepared(tx, statement, [userId])
}

const mostDays = 3650

export async function daysOf(db: Db | Tx, userId: string): Promise<DayRow[]> {
  const ofPerson = db.selectFrom("today_days").selectAll().where("user_id", "=", userId)
  const rows = await ofPerson.orderBy("day", "desc").limit(mostDays).execute()
  return rows.map(rowOf).reverse()
}

/** Locks open days, latest first: a late read may belong to an earlier one. */
export async function lockOpenDays(tx: Tx, userId: string, most: number): Promise<DayRow[]> {
  const statement = {
    name: "lock-open-days",
    text: `select day, zone, tiles, read_ids, done_at from today_days where user_id = $1 and done_at is null
      order by day desc limit $2 for update`,
  }
  const { rows } = await runPrepared<Stored>(tx, statement, [userId, most])
  return rows.map(rowOf)
}

export async function addDays(tx: Tx, userId: string, days: readonly DayRow[]): Promise<void> {
  if (days.length === 0) return
  const rows = days.map(({ day, zone, tiles, readIds, doneAt }) => ({
    user_id: userId,
    day,
    zone,
    tiles: JSON.stringify(tiles),
    read_ids: readIds,
    done_at: doneAt,
  }))
  await tx
    .insertInto("today_days")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doNothing())
    .execute()
}

/** Marks tiles as read on that day. When all are, it is finished for good. */
export async function markRead(
  tx: Tx,
  userId: string,
  { day, readIds, doneAt }: Pick<DayRow, "day" | "readIds" | "doneAt">,
): Promise<void> {
  await tx
    .updateTable("today_days")
    .set({ read_ids: readIds, done_at: sql`coalesce(done_at, ${doneAt})` })
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .execute()
}

/** Deletes earlier unfinished days, and the tiles of finished ones. */
export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  const old = sql<boolean>`day < ${day} and tiles <> ${noTiles}`
  await db.deleteFrom("today_days").where(old).where("done_at", "is", null).execute()
  await db.updateTable("today_days").set({ tiles: noTiles, read_ids: [] }).where(old).execute()
}

export async function deleteDays(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("today_days").where("user_id", "=", userId).execute()
}
