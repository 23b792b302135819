import type { RecallOutcome } from "@confetti/domain/recall/recall-candidates"
import type { Generated } from "kysely"

export type ReadingTables = {
  tile_taps: { user_id: string; tile_id: string; tapped_at: Date; subtile_count_snapshot: number }
  tile_reads: {
    user_id: string
    tile_id: string
    seen_at: Date
    share: Generated<number>
    read_at: Date | null
    finished_at: Date | null
    credited_at: Generated<Date | null>
  }
  guess_counts: { question_id: string; bin: number; guesses: number; guessed_at: Date }
  novelty_ratings: { user_id: string; tile_id: string; rating: "known" | "new"; rated_at: Date }
  recall_cards: {
    user_id: string
    tile_id: string
    shown_on: string
    outcome: RecallOutcome
    answered_on: string | null
  }
  reading_time: { user_id: string; spent_until: Date }
}
