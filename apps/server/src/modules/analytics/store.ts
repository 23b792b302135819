import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type EventRow = {
  user_id: string
  event_id: string
  name: string
  params: string
  platform: string
  happened_at: Date
  received_at: Date
  device: string | null
}

/** False after opting out, and for a user without a record. */
export async function wantsToBeCounted(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom("users").select("analytics").where("user_id", "=", userId).executeTakeFirst()
  return row?.analytics ?? false
}

export async function knownEvents(tx: Tx, owner: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("events")
    .select("event_id")
    .where("user_id", "=", owner)
    .where("event_id", "in", ids)
    .execute()
  return new Set(rows.map(({ event_id }) => event_id))
}

export async function keepEvents(tx: Tx, rows: readonly EventRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const kept = await tx
    .insertInto("events")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "event_id"]).doNothing())
    .returning("event_id")
    .execute()
  return kept.length
}

export function eventsOf(db: Db, userId: string): Promise<EventRow[]> {
  return db
    .selectFrom("events")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("happened_at")
    .orderBy("event_id")
    .execute()
}

export async function eraseEvents(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("events").where("user_id", "=", userId).execute()
}

/** Keeps the newest `most` events of each person who has sent any since `since`. */
export async function deleteEventsOfBusy(db: Db, since: Date, most: number): Promise<void> {
  await sql`
    with busy as (
      select user_id from events
      where user_id in (select user_id from events where received_at > ${since} and user_id not like 'anonymous:%')
      group by user_id having count(*) > ${most}
    ), ranked as (
      select user_id, event_id, row_number() over (partition by user_id order by received_at desc, event_id) as place
      from events where user_id in (select user_id from busy)
    )
    delete from events as kept using ranked
    where kept.user_id = ranked.user_id and kept.event_id = ranked.event_id and place > ${most}`.execute(db)
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("events").where("received_at", "<", before).execute()
}

/** Keeps the newest `most` anonymous events. Returns the time of the latest one deleted, or null. */
export async function deleteGuestEvents(db: Db | Tx, most: number): Promise<Date | null> {
  const oldestStored = await db
    .selectFrom("events")
    .select("received_at")
    .where("user_id", "like", "anonymous:%")
    .orderBy("received_at", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!oldestStored) return null
  await db
    .deleteFrom("events")
    .where("user_id", "like", "anonymous:%")
    .where("received_at", "<=", oldestStored.received_at)
    .execute()
  return oldestStored.received_at
}
