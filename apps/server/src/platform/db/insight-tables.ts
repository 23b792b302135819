import type { Generated } from "kysely"

type TileFigures = {
  shown: number
  opened: number
  finished: number
  liked: number
  shared: number
  lessened: number
  seconds: number
}

/** What people did, summed and rounded by day. */
export type InsightTables = {
  insight_days: { day: string; readers: number; members: number; inviters: number }
  insight_tiles: { day: string; tile_id: string; reached: Generated<number[]> } & TileFigures
  insight_tile_months: { month: string; tile_id: string } & TileFigures
  insight_categories: { day: string; category: string } & TileFigures
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
