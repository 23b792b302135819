import { sql } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"

export type CohortCell = { way: string; people: number; invited: number; back1: number; back7: number; back30: number }

/**
 * Cohorts of people who joined between two moments, by sign-in method, and how many came back in days 1–6, 7–29 and 30–59 after joining. A
 * day is 24 hours from joining.
 */
export async function cohortCells(tx: Tx, from: Date, until: Date): Promise<CohortCell[]> {
  const { rows } = await sql<CohortCell>`
    with joined as (
      select user_id, created_at, referred_at is not null as is_invited from users
      where created_at >= ${from} and created_at < ${until} and analytics
    ), back as (
      select j.user_id,
        bool_or(e.happened_at < j.created_at + interval '7 days') as back1,
        bool_or(e.happened_at >= j.created_at + interval '7 days' and e.happened_at < j.created_at + interval '30 days') as back7,
        bool_or(e.happened_at >= j.created_at + interval '30 days') as back30
      from joined j join events e on e.user_id = j.user_id
      where e.happened_at >= j.created_at + interval '1 day' and e.happened_at < j.created_at + interval '60 days'
      group by j.user_id
    ), ways as (
      select distinct on (j.user_id) j.user_id, e.params::jsonb->>'method' as way
      from joined j join events e on e.user_id = j.user_id and e.name = 'sign_in'
      order by j.user_id, e.happened_at
    )
    select coalesce(w.way, 'unknown') as way, count(*)::int as people,
      count(*) filter (where j.is_invited)::int as invited, count(*) filter (where b.back1)::int as back1,
      count(*) filter (where b.back7)::int as back7, count(*) filter (where b.back30)::int as back30
    from joined j left join back b using (user_id) left join ways w using (user_id)
    group by 1 order by 1`.execute(tx)
  return rows
}

type Week = { joined: number; invited: number; back_1: number | null; back_7: number | null; back_30: number | null }

export async function replaceWeek(
  tx: Tx,
  week: string,
  figures: Week,
  ways: readonly { way: string; joined: number }[],
): Promise<void> {
  await tx.deleteFrom("insight_weeks").where("week", "=", week).execute()
  await tx.deleteFrom("insight_ways").where("week", "=", week).execute()
  if (figures.joined === 0) return
  await tx
    .insertInto("insight_weeks")
    .values({ week, ...figures })
    .execute()
  if (ways.length > 0)
    await tx
      .insertInto("insight_ways")
      .values(ways.map((way) => ({ week, ...way })))
      .execute()
}

export async function firstJoinedAt(tx: Tx): Promise<Date | null> {
  const row = await tx.selectFrom("users").select("created_at").orderBy("created_at").limit(1).executeTakeFirst()
  return row?.created_at ?? null
}
