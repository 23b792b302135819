import { AppError } from "@confetti/contract/app-error"
import { minute } from "@confetti/domain/durations"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type WriterRow = Selectable<Database["thought_writers"]>

/** Creates and locks a writer's row until the transaction ends: before their thoughts and points. */
export async function lockWriter(tx: Tx, userId: string): Promise<WriterRow> {
  await sql`insert into thought_writers (user_id) select user_id from users where user_id = ${userId}
    on conflict (user_id) do nothing`.execute(tx)
  const row = await findWriterForUpdate(tx, userId)
  if (!row) throw new AppError("user/not-found")
  return row
}

export function findWriter(db: Db, userId: string): Promise<WriterRow | undefined> {
  return db.selectFrom("thought_writers").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

export async function emailOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("email").where("user_id", "=", userId).executeTakeFirst()
  return row?.email ?? null
}

function findWriterForUpdate(tx: Tx, userId: string): Promise<WriterRow | undefined> {
  return tx.selectFrom("thought_writers").selectAll().where("user_id", "=", userId).forUpdate().executeTakeFirst()
}

export async function changeWriter(tx: Tx, userId: string, change: Partial<Omit<WriterRow, "user_id">>): Promise<void> {
  await tx.updateTable("thought_writers").set(change).where("user_id", "=", userId).execute()
}

export type PersonFacts = { name: string; created_at: Date; is_invited: boolean; suspended_until: Date | null }

export async function personFacts(db: Db, userId: string): Promise<PersonFacts | undefined> {
  const { rows } = await sql<PersonFacts>`
    select u.name, u.created_at, u.referred_by is not null as is_invited, w.suspended_until
    from users u left join thought_writers w on w.user_id = u.user_id where u.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Times of a person's thoughts since then, oldest first, deleted ones included. */
export async function writtenSince(tx: Tx, userId: string, since: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom("thoughts")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute()
  return rows.map(({ created_at }) => created_at.getTime())
}

/** Shorter texts are common to many: "love it". */
const longEnough = 20
const copiedWithin = 30 * 24 * 60 * minute

type Same = { userId: string; thoughtId: string; sameness: string; now: number }

/** Whether a thought of the last month says the same: one of theirs, or a longer one of anyone. */
export async function isCopy(tx: Tx, { userId, thoughtId, sameness, now }: Same): Promise<boolean> {
  const same = tx
    .selectFrom("thoughts")
    .select("thought_id")
    .where("sameness", "=", sameness)
    .where("deleted_at", "is", null)
    .where("thought_id", "<>", thoughtId)
    .where("created_at", ">", new Date(now - copiedWithin))
  const row = await (sameness.length >= longEnough ? same : same.where("user_id", "=", userId)).executeTakeFirst()
  return row !== undefined
}

export async function approvedOf(tx: Tx, userId: string): Promise<number> {
  const { approved } = await tx
    .selectFrom("thought_writers")
    .select("approved")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  return approved
}
