import { sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { ReadDb } from "../../../platform/db/replica/reads.ts"

export type InsightState = {
  zone: string
  received_until: Date
  ledger_until: string | null
  whole_from: Date | null
  summed_at: Date | null
  took_ms: number
}

/** Locks summing: two servers never sum one month at once. */
export async function lockSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('insights'))`.execute(tx)
}

export async function readState(db: ReadDb): Promise<InsightState | null> {
  const columns = ["zone", "received_until", "ledger_until", "whole_from", "summed_at", "took_ms"] as const
  return (await db.selectFrom("insight_state").select(columns).executeTakeFirst()) ?? null
}

export async function writeState(
  tx: Tx,
  state: Partial<InsightState> & { zone: string; received_until: Date },
): Promise<void> {
  await tx
    .insertInto("insight_state")
    .values({ ledger_until: null, whole_from: null, summed_at: null, ...state })
    .onConflict((conflict) => conflict.column("is_the_row").doUpdateSet(state))
    .execute()
}

export async function noteSummed(db: Db, at: Date, tookMs: number): Promise<void> {
  await db.updateTable("insight_state").set({ summed_at: at, took_ms: tookMs }).execute()
}

/** Quarter hours, in milliseconds since the epoch, with events received since a moment. No day begins within one. */
export async function quartersReceivedSince(tx: Tx, since: Date | null): Promise<number[]> {
  const { rows } = await sql<{ quarter: string }>`
    select distinct floor(extract(epoch from happened_at) / 900)::bigint as quarter
    from events where received_at >= ${since ?? new Date(0)}`.execute(tx)
  return rows.map(({ quarter }) => Number(quarter) * 900_000)
}

export async function quartersAwardedSince(tx: Tx, since: Date | null): Promise<number[]> {
  const { rows } = await sql<{ quarter: string }>`
    select distinct floor(extract(epoch from at) / 900)::bigint as quarter
    from points_entries where at >= ${since ?? new Date(0)}`.execute(tx)
  return rows.map(({ quarter }) => Number(quarter) * 900_000)
}

export async function quartersOf(tx: Tx, userId: string): Promise<number[]> {
  const { rows } = await sql<{ quarter: string }>`
    select distinct floor(extract(epoch from happened_at) / 900)::bigint as quarter from events where user_id = ${userId}
    union select floor(extract(epoch from at) / 900)::bigint from points_entries where user_id = ${userId}`.execute(tx)
  return rows.map(({ quarter }) => Number(quarter) * 900_000)
}

/** Events before this moment were deleted: sums of those days stay. */
export async function noteWholeFrom(tx: Tx, moment: Date): Promise<void> {
  await tx.updateTable("insight_state").set({ whole_from: moment }).execute()
}

export async function markDue(tx: Tx, days: Iterable<string>): Promise<void> {
  const rows = [...new Set(days)].map((day) => ({ day }))
  if (rows.length === 0) return
  await tx
    .insertInto("insight_due")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the latest due day; it is due again if the transaction fails. */
export async function takeDue(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    delete from insight_due where day = (select max(day) from insight_due) returning day`.execute(tx)
  return rows[0]?.day ?? null
}
