import { AppError } from "@confetti/contract/app-error"
import type { PointAction } from "@confetti/domain/points/action-points"
import { type Balances, type Movement, moved, movements } from "@confetti/domain/points/ledger"
import { sql } from "kysely"
import type { Tx } from "../../platform/db/open-database.ts"

export type NewEntry = {
  movement: Movement
  action: PointAction
  subject: string
  points: number
  tileId?: string | undefined
}

export type Account = Balances & { userId: string; entries: number }

/**
 * A person's account, made where there is none, and held until this transaction ends: their movements come one after the other.
 * Throws `user/not-found` where there is no record.
 */
export async function lockPoints(tx: Tx, userId: string): Promise<Account> {
  await sql`insert into points_accounts (user_id) select user_id from users where user_id = ${userId}
    on conflict (user_id) do nothing`.execute(tx)
  const account = await tx
    .selectFrom("points_accounts")
    .select(["points", "held", "entries"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError("user/not-found")
  return { userId, ...account }
}

/**
 * Writes one movement and what it leaves. The account is the one held by this transaction. Throws `reward/insufficient-points` where
 * there is less than it takes; the database would refuse that as well, at any isolation.
 */
export async function append(tx: Tx, account: Account, entry: NewEntry, now: Date): Promise<Account> {
  const { movement, action, subject, points, tileId = null } = entry
  const decision = moved(account, movement, points)
  if (!decision.ok) throw new AppError("reward/insufficient-points")
  const { balances } = decision
  const after = await tx
    .updateTable("points_accounts")
    .set(({ eb }) => ({
      points: eb("points", "+", balances.points - account.points),
      held: eb("held", "+", balances.held - account.held),
      entries: eb("entries", "+", 1),
    }))
    .where("user_id", "=", account.userId)
    .returning(["points", "held", "entries"])
    .executeTakeFirstOrThrow()
  const { from, to } = movements[movement]
  await tx
    .insertInto("points_entries")
    .values({
      user_id: account.userId,
      number: after.entries,
      movement,
      debit: from,
      credit: to,
      points,
      action,
      subject,
      tile_id: tileId,
      balance: after.points,
      at: now,
    })
    .execute()
  return { userId: account.userId, ...after }
}

export type Awards = { isPaid: boolean; paidSince: number; lastAt: Date | null }

export async function awardsOf(
  tx: Tx,
  userId: string,
  action: PointAction,
  subject: string,
  since: Date,
): Promise<Awards> {
  const { rows } = await sql<Awards>`
    select exists (select from points_entries where user_id = ${userId} and movement = 'award'
        and action = ${action} and subject = ${subject}) as "isPaid",
      (select count(*)::int from points_entries where user_id = ${userId} and movement = 'award'
        and action = ${action} and at >= ${since}) as "paidSince",
      (select max(at) from points_entries where user_id = ${userId} and movement = 'award' and action = ${action}
        and at >= ${since}) as "lastAt"`.execute(tx)
  return rows[0] ?? { isPaid: false, paidSince: 0, lastAt: null }
}

/**
 * Takes a person out of the ledger. What their entries came to is added to what is kept of everybody erased, so that the sums stay;
 * then, and only then, the entries may go. A second time there is nothing left to do.
 */
export async function erasePoints(tx: Tx, userId: string): Promise<void> {
  await sql`
    insert into points_of_erased (account, points)
    select account, sum(points) from (
      select credit as account, points from points_entries where user_id = ${userId}
      union all select debit, -points from points_entries where user_id = ${userId}
    ) moved group by account
    on conflict (account) do update set points = points_of_erased.points + excluded.points`.execute(tx)
  await sql`select set_config('confetti.erasing', ${userId}, true)`.execute(tx)
  await tx.deleteFrom("points_entries").where("user_id", "=", userId).execute()
  await tx.deleteFrom("points_accounts").where("user_id", "=", userId).execute()
}
