import type { Db } from "../../platform/db/open-database.ts"
import { everythingOf } from "./personal-store.ts"

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

export async function readPersonalThoughts(db: Db, userId: string): Promise<unknown> {
  const { written, marked, reported, hidden, decisions, writer } = await everythingOf(db, userId)
  return {
    written: written.map((row) => ({
      id: row.thought_id,
      tileId: row.tile_id,
      text: row.body,
      state: row.state,
      reason: row.reason,
      appeal: row.appeal,
      writtenAt: row.created_at.toISOString(),
      editedAt: textOf(row.edited_at),
      deletedAt: textOf(row.deleted_at),
    })),
    marked: marked.map((row) => ({ thoughtId: row.thought_id, markedAt: row.marked_at.toISOString() })),
    reported: reported.map((row) => ({
      thoughtId: row.thought_id,
      reason: row.reason,
      text: row.body,
      reportedAt: row.reported_at.toISOString(),
    })),
    hidden: hidden.length,
    suspension: writer?.suspended_until
      ? { until: writer.suspended_until.toISOString(), reason: writer.suspended_for ?? "" }
      : null,
    decisions: decisions.map((row) => ({
      thoughtId: row.thought_id,
      step: row.step,
      reason: row.reason,
      decidedAt: row.decided_at.toISOString(),
    })),
  }
}
