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

/** Creates and locks a person's account until the transaction ends. Throws `user/not-found` without a record. */
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
 * Adds a movement to the locked account. Throws `reward/insufficient-points` if the balance is too low; the database enforces it as well.
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
 * Erases a person from the ledger. Their total is added to that of erased people, so that sums stay correct; then their entries may be
 * deleted. Can be repeated.
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
