import type { DayRange } from "@confetti/domain/insights/day-range"
import type { Db } from "../../../platform/db/open-database.ts"

/** Weeks that begin in a range. */
export async function weeksIn(db: Db, { from, until }: DayRange) {
  const weeks = await db
    .selectFrom("insight_weeks")
    .selectAll()
    .where("week", ">=", from)
    .where("week", "<=", until)
    .orderBy("week")
    .execute()
  const ways = await db
    .selectFrom("insight_ways")
    .selectAll()
    .where("week", ">=", from)
    .where("week", "<=", until)
    .orderBy("way")
    .execute()
  return weeks.map(({ week, joined, invited, back_1, back_7, back_30 }) => ({
    week,
    joined,
    invited,
    back1: back_1,
    back7: back_7,
    back30: back_30,
    ways: ways.filter((each) => each.week === week).map(({ way, joined: count }) => ({ way, joined: count })),
  }))
}

export async function gameDays(db: Db, { from, until }: DayRange) {
  return db
    .selectFrom("insight_games")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .orderBy("game")
    .execute()
}

export async function pointsDays(db: Db, { from, until }: DayRange) {
  return db
    .selectFrom("insight_points")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .orderBy("action")
    .execute()
}

export async function ledgerLines(db: Db, { from, until }: DayRange) {
  const rows = await db
    .selectFrom("insight_ledger")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute()
  return rows.map(({ owed, ...line }) => ({ ...line, owed: Number(owed) }))
}

/** What was owed by the latest line up to a day. */
export async function owedUntil(db: Db, day: string): Promise<{ day: string; points: number } | null> {
  const row = await db
    .selectFrom("insight_ledger")
    .select(["day", "owed"])
    .where("day", "<=", day)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ? { day: row.day, points: Number(row.owed) } : null
}
