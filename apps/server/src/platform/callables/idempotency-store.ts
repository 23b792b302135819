import { sql } from "kysely"
import type { Db, Tx } from "../db/open-database.ts"

export type KeptAnswer = { status: number; body: string }

type Claim = { user_id: string; key: string; callable: string; request_hash: string }

/** Nothing real has it: it marks a key whose write is still under way in its own transaction, seen by no other. */
const underWay = 0

/**
 * Claims a key for this transaction. Null when it is ours to answer. Another transaction with the same key makes this wait
 * until that one ends: then its answer is here, or, had it failed, the key is ours.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<(KeptAnswer & { isSameRequest: boolean }) | null> {
  const inserted = await tx
    .insertInto("idempotency_keys")
    .values({ ...claim, status: underWay, body: "" })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst()
  if (inserted) return null
  const kept = await tx
    .selectFrom("idempotency_keys")
    .select(["status", "body", "callable", "request_hash"])
    .where("user_id", "=", claim.user_id)
    .where("key", "=", claim.key)
    .executeTakeFirstOrThrow()
  const isSameRequest = kept.callable === claim.callable && kept.request_hash === claim.request_hash
  return { status: kept.status, body: kept.body, isSameRequest }
}

export async function keepAnswer(tx: Tx, { user_id, key }: Claim, { status, body }: KeptAnswer): Promise<void> {
  await tx
    .updateTable("idempotency_keys")
    .set({ status, body })
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .execute()
}

export async function dropKey(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("key", "=", key).execute()
}

export async function savepoint(tx: Tx): Promise<void> {
  await sql`savepoint effect`.execute(tx)
}

export async function undoToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint effect`.execute(tx)
}

/** Forgets the answers older than `before`. */
export async function sweepKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute()
}
