import type { PushKind } from "@confetti/domain/push/push-kinds"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type MessageRow = Selectable<Database["push_messages"]>

export type NewMessage = {
  kind: PushKind
  subject: string
  title: string
  body: string
  path: string
  expiresAt: number
}

type Key = Pick<MessageRow, "user_id" | "kind" | "subject">

/**
 * Adds a message for each of these people who want its kind, at most once. Locks their settings, so that people erased meanwhile get none.
 * Returns the number added.
 */
export async function insertMessages(
  tx: Tx,
  userIds: readonly string[],
  message: NewMessage,
  now: Date,
): Promise<number> {
  const { kind, subject, title, body, path, expiresAt } = message
  const { rows } = await sql`
    with person as (
      select user_id from push_settings where user_id = any(${[...userIds]}) and ${kind} = any(kinds)
      order by user_id for key share
    )
    insert into push_messages (user_id, kind, subject, title, body, path, due_at, expires_at, made_at)
    select user_id, ${kind}, ${subject}, ${title}, ${body}, ${path}, ${now}::timestamptz, ${new Date(expiresAt)}::timestamptz, ${now}::timestamptz
    from person
    on conflict (user_id, kind, subject) do nothing
    returning user_id`.execute(tx)
  return rows.length
}

/** Locks due messages, the oldest first; other processes skip them. */
export function lockDue(tx: Tx, now: Date, most: number): Promise<MessageRow[]> {
  return tx
    .selectFrom("push_messages")
    .selectAll()
    .where("state", "in", ["waiting", "sending"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("user_id")
    .orderBy("kind")
    .orderBy("subject")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function countSent(tx: Tx, { user_id, kind, subject }: Key, day: string): Promise<number> {
  const row = await tx
    .selectFrom("push_messages")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", user_id)
    .where("day", "=", day)
    .where("state", "in", ["sending", "sent"])
    .where((eb) => eb.or([eb("kind", "<>", kind), eb("subject", "<>", subject)]))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function changeMessage(
  db: Db | Tx,
  { user_id, kind, subject }: Key,
  change: Partial<Pick<MessageRow, "state" | "due_at" | "day" | "tries" | "taken_by">>,
): Promise<void> {
  await db
    .updateTable("push_messages")
    .set(change)
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute()
}

export function messagesOf(db: Db, userId: string): Promise<MessageRow[]> {
  return db.selectFrom("push_messages").selectAll().where("user_id", "=", userId).orderBy("made_at").execute()
}

export async function deleteMessages(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("push_messages").where("user_id", "=", userId).execute()
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("push_messages").where("made_at", "<", before).execute()
}
