import { sql } from "kysely"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type SessionRow = { id: string; userAgent: string | null; lastSeen: Date }

export async function sessionsOf(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom("auth_sessions")
    .select(["id", "user_agent", "updated_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute()
  return rows.map(({ id, user_agent, updated_at }) => ({ id, userAgent: user_agent, lastSeen: updated_at }))
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom("auth_sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst()
  return ended !== undefined
}

export async function endOldestSessions(db: Db, userId: string, most: number): Promise<void> {
  const kept = db.selectFrom("auth_sessions").select("id").where("user_id", "=", userId)
  await db
    .deleteFrom("auth_sessions")
    .where("user_id", "=", userId)
    .where("id", "not in", kept.orderBy("updated_at", "desc").orderBy("id").limit(most))
    .execute()
}

/** Replaces a session's token by hash, unless it was just replaced. True if this call did. */
export async function turnToken(db: Db, id: string, token: string, fresh: string, now: Date): Promise<boolean> {
  const turned = await db
    .updateTable("auth_sessions")
    .set({ token: fresh, previous_token: token, rotated_at: now, token_seen_at: null })
    .where("id", "=", id)
    .where("token", "=", token)
    .returning("id")
    .executeTakeFirst()
  return turned !== undefined
}

export async function isKnownDevice(pool: pg.Pool, email: string, deviceHash: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: "is-known-device",
    text: `select 1 from auth_users u join auth_known_devices d on d.user_id = u.id
      where u.email = $1 and d.device_hash = $2`,
    values: [email, deviceHash],
  })
  return rows.length > 0
}

/** Remembers a device. True if the account has others, but not this one. */
export async function keepDevice(db: Db, userId: string, deviceHash: string, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom("auth_known_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .limit(1000)
    .execute()
  await db
    .insertInto("auth_known_devices")
    .values({ user_id: userId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ seen_at: now }))
    .execute()
  return known.length > 0 && known.every(({ device_hash }) => device_hash !== deviceHash)
}

export async function isProven(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom("auth_users").select("email_verified").where("id", "=", userId).executeTakeFirst()
  return row?.email_verified === true
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  return (await db.selectFrom("auth_passkeys").select("id").where("user_id", "=", userId).execute()).length
}

export async function openByPasskey(db: Db, userId: string, id: string, now: Date): Promise<void> {
  const opened = { opened_by: "passkey", created_at: now }
  await db.updateTable("auth_sessions").set(opened).where("user_id", "=", userId).where("id", "=", id).execute()
}

export async function removePasskeys(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_passkeys").where("user_id", "=", userId).execute()
}

/** Tries of the latest code; null without one. Better-auth counts them after the last colon. */
export async function triesOf(db: Db, identifier: string): Promise<number | null> {
  const row = await db
    .selectFrom("auth_verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .orderBy("expires_at", "desc")
    .executeTakeFirst()
  return row ? Number(row.value.slice(row.value.lastIndexOf(":") + 1)) : null
}

/** True for an ID token's first use; `until` is its expiry. */
export async function spendIdToken(db: Db, tokenHash: string, until: Date): Promise<boolean> {
  const row = { id: `id-token ${tokenHash}`, identifier: "id-token", value: "", expires_at: until }
  const spent = await db
    .insertInto("auth_verifications")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function ensureAccount(db: Db, id: string, email: string): Promise<void> {
  await db
    .insertInto("auth_users")
    .values({ id, name: "", email, email_verified: true })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute()
}

/** A person's sign-in data, without secrets. */
export async function readSignIn(db: Db, userId: string) {
  const account = await db
    .selectFrom("auth_users")
    .select(["email", "created_at as createdAt"])
    .where("id", "=", userId)
    .executeTakeFirst()
  const sessions = await db
    .selectFrom("auth_sessions")
    .select(["created_at as createdAt", "updated_at as seenAt", "ip_address as address", "user_agent as userAgent"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute()
  const passkeys = await db
    .selectFrom("auth_passkeys")
    .select(["name", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute()
  const accounts = await db
    .selectFrom("auth_accounts")
    .select(["provider_id as provider", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .execute()
  const knownDevices = await db
    .selectFrom("auth_known_devices")
    .select(["device_hash as device", "seen_at as seenAt"])
    .where("user_id", "=", userId)
    .execute()
  return { account, sessions, passkeys, accounts, knownDevices }
}

/** Deletes the account with its sessions, passkeys and devices. */
export async function eraseSignIn(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("auth_users").where("id", "=", userId).execute()
}

export async function endAccount(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.deleteFrom("auth_users").where("id", "=", userId).execute()
  await sql`delete from auth_verifications
    where position(${email} in lower(identifier || ' ' || value)) > 0
      or position(${userId} in identifier || ' ' || value) > 0`.execute(tx)
}

export async function deleteExpired(db: Db, now: Date, seenSince: Date): Promise<void> {
  await db.deleteFrom("auth_known_devices").where("seen_at", "<", seenSince).execute()
  await db.deleteFrom("auth_sessions").where("expires_at", "<", now).execute()
  await db.deleteFrom("auth_verifications").where("expires_at", "<", now).execute()
}
