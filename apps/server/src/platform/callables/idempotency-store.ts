import { sql } from "kysely"
import type { Db, Tx } from "../db/open-database.ts"
import { type BoundStatement, runPrepared } from "../db/prepared.ts"
import { codeOf } from "../thrown.ts"
import { openAnswer, sealAnswer } from "./seal-answer.ts"

export type SavedAnswer = { status: number; body: string }

export type Claim = { user_id: string; key: string; callable: string; request_hash: string }

const uniqueViolation = "23505"

/** No real status: it marks a key whose write is in progress in its own transaction. */
const underWay = 0

const claimStatement = {
  name: "claim-key",
  text: `insert into idempotency_keys (user_id, key, callable, request_hash, status, body) values ($1, $2, $3, $4, $5, '')
    on conflict (user_id, key) do nothing returning key`,
}

/**
 * Claims a key for this transaction; null if it was free. Waits for a concurrent transaction with the same key: then either its answer
 * exists, or the key is free. An answer sealed with another secret can't be read.
 */
export async function claimKey(
  tx: Tx,
  claim: Claim,
  secret: string,
): Promise<(SavedAnswer & { isSameRequest: boolean }) | null> {
  const { user_id, key, callable, request_hash } = claim
  const { rows } = await runPrepared(tx, claimStatement, [user_id, key, callable, request_hash, underWay])
  if (rows.length > 0) return null
  const saved = await findAnswer(tx, claim, secret)
  if (saved === null) throw new Error("a kept answer was swept away while it was asked for")
  return saved
}

/** The stored answer of a key, and whether it is this request's; null without one. */
export async function findAnswer(
  db: Db | Tx,
  claim: Claim,
  secret: string,
): Promise<(SavedAnswer & { isSameRequest: boolean }) | null> {
  const saved = await db
    .selectFrom("idempotency_keys")
    .select(["status", "body", "callable", "request_hash"])
    .where("user_id", "=", claim.user_id)
    .where("key", "=", claim.key)
    .executeTakeFirst()
  if (!saved) return null
  const body = openAnswer(saved.body, claim, secret)
  const isSameRequest = saved.callable === claim.callable && saved.request_hash === claim.request_hash
  return { status: saved.status, body: body ?? "", isSameRequest: isSameRequest && body !== null }
}

/** Claims a key with its known answer. Fails, with its transaction, if the key is taken: see `isKeyTaken`. */
export function claimWithAnswer(claim: Claim, { status, body }: SavedAnswer, secret: string): BoundStatement {
  const { user_id, key, callable, request_hash } = claim
  const text = `insert into idempotency_keys (user_id, key, callable, request_hash, status, body)
    values ($1, $2, $3, $4, $5, $6)`
  const values = [user_id, key, callable, request_hash, status, sealAnswer(body, claim, secret)]
  return { name: "claim-with-answer", text, values }
}

export function isKeyTaken(error: unknown): boolean {
  return codeOf(error) === uniqueViolation && (error as { table?: string }).table === "idempotency_keys"
}

export async function keepAnswer(tx: Tx, claim: Claim, { status, body }: SavedAnswer, secret: string): Promise<void> {
  const statement = {
    name: "keep-answer",
    text: "update idempotency_keys set status = $3, body = $4 where user_id = $1 and key = $2",
  }
  await runPrepared(tx, statement, [claim.user_id, claim.key, status, sealAnswer(body, claim, secret)])
}

export async function dropKey(db: Db | Tx, userId: string, key: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("key", "=", key).execute()
}

export async function savepoint(tx: Tx): Promise<void> {
  await sql`savepoint effect`.execute(tx)
}

export async function undoToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint effect`.execute(tx)
}

/** Stored answers at most: for a person, and for all guests together. */
const mostStored = { person: 1000, guests: 10_000 }

export async function sweepKeys(db: Db, before: Date, most: typeof mostStored = mostStored): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute()
  await dropOldestOfPeople(db, most.person)
  await deleteOldestOfGuests(db, most.guests)
}

async function dropOldestOfPeople(db: Db, most: number): Promise<void> {
  await sql`
    with busy as (
      select user_id from idempotency_keys where user_id not like 'anonymous:%' group by user_id having count(*) > ${most}
    ), ranked as (
      select user_id, key, row_number() over (partition by user_id order by created_at desc) as place
      from idempotency_keys where user_id in (select user_id from busy)
    )
    delete from idempotency_keys as kept using ranked
    where kept.user_id = ranked.user_id and kept.key = ranked.key and place > ${most}`.execute(db)
}

async function deleteOldestOfGuests(db: Db, most: number): Promise<void> {
  const oldestStored = await db
    .selectFrom("idempotency_keys")
    .select("created_at")
    .where("user_id", "like", "anonymous:%")
    .orderBy("created_at", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!oldestStored) return
  await db
    .deleteFrom("idempotency_keys")
    .where("user_id", "like", "anonymous:%")
    .where("created_at", "<=", oldestStored.created_at)
    .execute()
}

/** A person's idempotency keys, oldest first. */
export async function keysOf(db: Db, userId: string): Promise<{ callable: string; key: string; created_at: Date }[]> {
  return db
    .selectFrom("idempotency_keys")
    .select(["callable", "key", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute()
}

export async function deleteKeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("idempotency_keys").where("user_id", "=", userId).execute()
}
