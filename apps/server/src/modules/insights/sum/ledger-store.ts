import { sql } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"

export async function lastLineUntil(tx: Tx, day: string): Promise<string | null> {
  const row = await tx
    .selectFrom("insight_ledger")
    .select("day")
    .where("day", "<=", day)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

export async function redeemedBetween(
  tx: Tx,
  from: Date | null,
  until: Date,
): Promise<{ people: number; points: number }> {
  const { rows } = await sql<{ people: number; points: number }>`
    select count(distinct p.user_id)::int as people, coalesce(sum(p.points), 0)::int as points
    from points_entries p join users u on u.user_id = p.user_id and u.analytics
    where p.movement = 'hold' and p.at >= ${from ?? new Date(0)} and p.at < ${until}`.execute(tx)
  return rows[0] ?? { people: 0, points: 0 }
}

/** Points owed to counted people at a moment: the present balance without later changes. */
export async function owedAt(tx: Tx, moment: Date): Promise<number> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce((select sum(a.points + a.held) from points_accounts a join users u using (user_id) where u.analytics), 0)
      - coalesce((select sum(case when p.credit in ('person', 'hold') then p.points else 0 end
            - case when p.debit in ('person', 'hold') then p.points else 0 end)
          from points_entries p join users u using (user_id) where u.analytics and p.at >= ${moment}), 0) as owed`.execute(
    tx,
  )
  return Number(rows[0]?.owed ?? 0)
}

export async function addLine(
  tx: Tx,
  line: { day: string; people: number; redeemed: number; owed: number },
): Promise<void> {
  await tx
    .insertInto("insight_ledger")
    .values({ ...line, owed: String(line.owed) })
    .execute()
}

export async function writeLedgerUntil(tx: Tx, day: string): Promise<void> {
  await tx.updateTable("insight_state").set({ ledger_until: day }).execute()
}

export async function firstEntryAt(tx: Tx): Promise<Date | null> {
  const row = await tx.selectFrom("points_entries").select("at").orderBy("at").limit(1).executeTakeFirst()
  return row?.at ?? null
}
