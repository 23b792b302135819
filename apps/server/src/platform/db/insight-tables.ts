import type { ColumnType, Generated } from "kysely"

type Counts = {
  shown: number
  opened: number
  finished: number
  liked: number
  shared: number
  lessened: number
}

/** Sums of seconds may exceed an int; a bigint is read as a string. */
type Sums = Counts & { seconds: ColumnType<string, number, number> }

export type InsightTables = {
  insight_days: { day: string; readers: number; members: number; inviters: number } & Sums
  insight_tiles: { day: string; tile_id: string; seconds: number; reached: Generated<number[]> } & Counts
  insight_tile_periods: { period: string; tile_id: string } & Sums
  insight_categories: { day: string; category: string } & Sums
  insight_category_periods: { period: string; category: string } & Sums
  insight_games: { day: string; game: string; played: number; won: number; practised: number }
  insight_weeks: {
    week: string
    joined: number
    invited: number
    back_1: number | null
    back_7: number | null
    back_30: number | null
  }
  insight_ways: { week: string; way: string; joined: number }
  insight_points: { day: string; action: string; people: number; points: number }
  insight_ledger: { day: string; people: number; redeemed: number; owed: string }
  insight_due: { day: string }
  insight_state: {
    is_the_row: Generated<boolean>
    zone: string
    received_until: Date
    ledger_until: string | null
    whole_from: Date | null
    summed_at: Date | null
    took_ms: Generated<number>
  }
}
