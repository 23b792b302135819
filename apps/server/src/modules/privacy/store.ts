import type { Insertable } from "kysely"
import { deleteKeys, keysOf } from "../../platform/callables/idempotency-store.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

/** The last request of a code, and their number since the first of the day. Locked until the transaction ends. */
export function lastAsked(tx: Tx, userId: string) {
  return tx
    .selectFrom("deletion_codes")
    .select(["asked_at", "day_began_at", "asked_that_day"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function keepCode(tx: Tx, code: Insertable<Database["deletion_codes"]>): Promise<void> {
  const fresh = { ...code, tries: 0 }
  await tx
    .insertInto("deletion_codes")
    .values(fresh)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute()
}

/** The code, locked until the transaction ends: guesses are handled in turn. */
export function findCode(tx: Tx, userId: string) {
  return tx
    .selectFrom("deletion_codes")
    .select(["code_hash", "tries", "expires_at"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("deletion_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("user_id", "=", userId)
    .execute()
}

export async function addErasure(tx: Tx, erasure: Insertable<Database["erasures"]>): Promise<void> {
  await tx.insertInto("erasures").values(erasure).execute()
}

export async function findErasure(db: Db, id: string): Promise<{ userId: string } | null> {
  const row = await db
    .selectFrom("erasures")
    .select("user_id")
    .where("id", "=", id)
    .where("done_at", "is", null)
    .executeTakeFirst()
  return row?.user_id ? { userId: row.user_id } : null
}

export async function finishErasure(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("erasures").set({ user_id: null, email: null, done_at: now }).where("id", "=", id).execute()
}

export type RequestRows = { writes: { callable: string; key: string; created_at: Date }[]; askedAt: Date | null }

export async function requestsOf(db: Db, userId: string): Promise<RequestRows> {
  const writes = await keysOf(db, userId)
  const code = await db.selectFrom("deletion_codes").select("asked_at").where("user_id", "=", userId).executeTakeFirst()
  return { writes, askedAt: code?.asked_at ?? null }
}

export async function eraseRequests(tx: Tx, userId: string): Promise<void> {
  await deleteKeys(tx, userId)
  await tx.deleteFrom("deletion_codes").where("user_id", "=", userId).execute()
}
