import type { ReviewCase } from "@confetti/contract/thoughts"
import type { UploadRow } from "../../uploads/store.ts"
import { mediaOf } from "../../uploads/upload-view.ts"
import type { CaseRow } from "./cases-store.ts"

export function caseView(row: CaseRow, upload: UploadRow | undefined): ReviewCase {
  return {
    id: row.thought_id,
    tile: { id: row.tile_id, title: row.title },
    text: row.body,
    media: upload ? mediaOf(upload) : null,
    state: row.state,
    revision: row.revision,
    at: row.created_at.toISOString(),
    causes: row.causes,
    reports: row.reports,
    appeal: row.appeal,
    reason: row.reason,
    author: {
      id: row.user_id,
      name: row.name,
      approved: row.approved,
      suspendedUntil: row.suspended_until?.toISOString() ?? null,
    },
  }
}
