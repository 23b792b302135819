import type { DayRange } from "@confetti/domain/insights/day-range"
import type { ReadDb } from "../../../platform/db/replica/reads.ts"

export async function weeksIn(db: ReadDb, { from, until }: DayRange) {
  const rows = await db
    .selectFrom("insight_weeks as w")
    .leftJoin("insight_ways as y", "y.week", "w.week")
    .select(["w.week", "w.joined", "w.invited", "w.back_1", "w.back_7", "w.back_30", "y.way", "y.joined as by_way"])
    .where("w.week", ">=", from)
    .where("w.week", "<=", until)
    .orderBy("w.week")
    .orderBy("y.way")
    .execute()
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, ways]) => {
    const { joined = 0, invited = 0, back_1 = null, back_7 = null, back_30 = null } = ways[0] ?? {}
    return {
      week,
      joined,
      invited,
      back1: back_1,
      back7: back_7,
      back30: back_30,
      ways: ways.flatMap(({ way, by_way }) => (way === null || by_way === null ? [] : [{ way, joined: by_way }])),
    }
  })
}

export async function gameDays(db: ReadDb, { from, until }: DayRange) {
  return db
    .selectFrom("insight_games")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .orderBy("game")
    .execute()
}

export async function pointsDays(db: ReadDb, { from, until }: DayRange) {
  return db
    .selectFrom("insight_points")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .orderBy("action")
    .execute()
}

export async function ledgerLines(db: ReadDb, { from, until }: DayRange) {
  const rows = await db
    .selectFrom("insight_ledger")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute()
  return rows.map(({ owed, ...line }) => ({ ...line, owed: Number(owed) }))
}

export async function owedUntil(db: ReadDb, day: string): Promise<{ day: string; points: number } | null> {
  const row = await db
    .selectFrom("insight_ledger")
    .select(["day", "owed"])
    .where("day", "<=", day)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ? { day: row.day, points: Number(row.owed) } : null
}
