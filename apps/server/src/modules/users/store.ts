import type { Perk } from "@confetti/domain/rewards/item-kind"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

type PersonRow = Selectable<Database["users"]>

export type Person = PersonRow & { invite_code: string; inviter_code: string | null; picture_hash: string | null }

export type NewPerson = Pick<
  PersonRow,
  "user_id" | "email" | "phone" | "referred_by" | "email_subscription" | "sms_subscription"
>

type Changeable =
  | "name"
  | "phone"
  | "email_subscription"
  | "sms_subscription"
  | "notifications"
  | "analytics"
  | "shelf_hue"
  | "app_icon"
  | "shows_favourite"

export type ProfileChange = { [Field in Changeable]?: PersonRow[Field] | undefined }

export function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("invite_codes as own", "own.user_id", "users.user_id")
    .leftJoin("invite_codes as inviter", "inviter.user_id", "users.referred_by")
    .leftJoin("user_pictures as picture", "picture.user_id", "users.user_id")
    .selectAll("users")
    .select(["own.code as invite_code", "inviter.code as inviter_code", "picture.hash as picture_hash"])
    .where("users.user_id", "=", userId)
    .executeTakeFirst()
}

/** Whether the account exists. Locks it until the transaction ends, so that it cannot be erased in between. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from auth_users where id = ${userId} for key share`.execute(tx)
  return rows.length > 0
}

/** False if the person exists, or is being added by someone else. */
export async function addPerson(tx: Tx, person: NewPerson, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto("users")
    .values({
      ...person,
      referred_at: person.referred_by === null ? null : now,
      referral_open: person.referred_by !== null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .executeTakeFirst()
  return added !== undefined
}

/** False if the code is taken. */
export async function addInviteCode(tx: Tx, code: string, userId: string): Promise<boolean> {
  const added = await tx
    .insertInto("invite_codes")
    .values({ code, user_id: userId })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst()
  return added !== undefined
}

export async function ownerOfCode(tx: Tx, code: string): Promise<string | null> {
  const row = await tx.selectFrom("invite_codes").select("user_id").where("code", "=", code).executeTakeFirst()
  return row?.user_id ?? null
}

export async function ancestorsOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with recursive line (user_id) as (
      select referred_by from users where user_id = ${userId}
      union
      select users.referred_by from users join line on users.user_id = line.user_id
    )
    select user_id from line where user_id is not null`.execute(tx)
  return rows.map((row) => row.user_id)
}

export async function changePerson(tx: Tx, userId: string, change: ProfileChange, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable("users")
    .set({ ...change, updated_at: now })
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst()
  return changed !== undefined
}

/** Whether they own a perk. Perks are never taken back. */
export async function hasPerk(tx: Tx, userId: string, perk: Perk): Promise<boolean> {
  const row = await tx
    .selectFrom("redemptions")
    .select("kind")
    .where("user_id", "=", userId)
    .where("kind", "=", perk)
    .executeTakeFirst()
  return row !== undefined
}

export async function putPicture(tx: Tx, userId: string, picture: { hash: string; webp: Buffer }): Promise<void> {
  await tx
    .insertInto("user_pictures")
    .values({ user_id: userId, ...picture })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(picture))
    .execute()
}

export async function dropPicture(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("user_pictures").where("user_id", "=", userId).execute()
}

export async function findPicture(db: Db, userId: string, hash?: string): Promise<Buffer | null> {
  const pictures = db.selectFrom("user_pictures").select("webp").where("user_id", "=", userId)
  const row = await (hash === undefined ? pictures : pictures.where("hash", "=", hash)).executeTakeFirst()
  // The embedded database returns a plain Uint8Array.
  return row ? Buffer.from(row.webp) : null
}

/** Also removes their name from invitations; invited people stay invited. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("users").set({ referred_by: null }).where("referred_by", "=", userId).execute()
  for (const table of ["users", "invite_codes", "user_pictures"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).execute()
}

export async function closeInvitation(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ referral_open: false })
    .where("user_id", "=", userId)
    .where("referral_open", "=", true)
    .execute()
}
