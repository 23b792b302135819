import { AppError } from "@confetti/contract/app-error"
import { archiveStudioTile, unarchiveStudioTile, unscheduleStudioTile } from "@confetti/contract/studio"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"
import type { StudioRow } from "../store.ts"
import { stateOfRow } from "../tiles/view-tile.ts"
import { draftOfRow } from "./plan-publication.ts"
import { type Planning, type Publication, publishingCallable } from "./publication.ts"

export const unscheduleTileCallable = publishingCallable(unscheduleStudioTile, async (_db, row, _asked, moment) => {
  const found = mustBe(row, moment.now, ["scheduled"])
  const after = { ...found, published: null, published_version: null, publish_at: null }
  return publicationOf(after, "unscheduled", moment)
})

/** Archives a tile, as deleting its file would. Readers' activity stays. */
export const archiveTileCallable = publishingCallable(archiveStudioTile, async (_db, row, _asked, moment) => {
  const found = mustBe(row, moment.now, ["draft", "review", "scheduled", "published"])
  return publicationOf({ ...found, archived_at: new Date(moment.now) }, "archived", moment)
})

export const unarchiveTileCallable = publishingCallable(unarchiveStudioTile, async (_db, row, _asked, moment) => {
  const found = mustBe(row, moment.now, ["archived"])
  return publicationOf({ ...found, archived_at: null }, "unarchived", moment)
})

function mustBe(row: StudioRow | undefined, now: number, states: readonly string[]): StudioRow {
  if (!row) throw new AppError("studio/not-found")
  const state = stateOfRow(row, now)
  if (!states.includes(state)) throw new AppError("studio/wrong-step", { state })
  return row
}

function publicationOf(row: StudioRow, kind: RevisionKind, { now, userId }: Planning): Publication {
  const after = { ...row, updated_at: new Date(now), user_id: userId }
  return { after, kind, draft: draftOfRow(row), pathAt: () => [], problems: [] }
}
