import { day } from "@confetti/domain/durations"
import type { PointAction } from "@confetti/domain/points/action-points"
import { type EarnedDay, paceDays, steadyActions } from "@confetti/domain/points/pace"
import { type Perk, perks } from "@confetti/domain/rewards/item-kind"
import { sql } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"

/** A balance; 0 without an account. */
export async function balancesOf(db: Db, userId: string): Promise<{ balance: number; held: number }> {
  const row = await db
    .selectFrom("points_accounts")
    .select(["points", "held"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return { balance: row?.points ?? 0, held: row?.held ?? 0 }
}

export type EarnedToday = { times: number; points: number }

export async function earnedToday(db: Db, userId: string, today: Date): Promise<Map<PointAction, EarnedToday>> {
  const { rows } = await sql<EarnedToday & { action: PointAction }>`
    select action, count(*)::int as times, sum(points)::int as points
    from points_entries where user_id = ${userId} and at >= ${today} and movement = 'award' group by action`.execute(db)
  return new Map(rows.map(({ action, ...earned }) => [action, earned]))
}

export async function awardedOnce(db: Db, userId: string, actions: readonly PointAction[]): Promise<PointAction[]> {
  const { rows } = await sql<{ action: PointAction }>`
    select action from points_entries
    where user_id = ${userId} and movement = 'award' and action in (${sql.join(actions)})`.execute(db)
  return rows.map(({ action }) => action)
}

export async function earnedDays(db: Db, userId: string, today: Date): Promise<EarnedDay[]> {
  const { rows } = await sql<EarnedDay>`
    select ceil(extract(epoch from ${today}::timestamptz - at) / 86400)::int as "daysAgo", sum(points)::int as points
    from points_entries
    where user_id = ${userId} and at >= ${new Date(today.getTime() - paceDays * day)} and at < ${today}
      and movement = 'award' and action in (${sql.join(steadyActions)})
    group by 1`.execute(db)
  return rows
}

export async function perksOf(db: Db, userId: string): Promise<Perk[]> {
  const rows = await db
    .selectFrom("redemptions")
    .select("kind")
    .where("user_id", "=", userId)
    .where("kind", "<>", "goods")
    .orderBy("kind")
    .execute()
  return rows.flatMap(({ kind }) => perks.find((perk) => perk === kind) ?? [])
}

export async function friendsUnderway(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from referrals
    where user_id = ${userId} and state in ('pending', 'qualified', 'review')`.execute(db)
  return rows[0]?.count ?? 0
}
