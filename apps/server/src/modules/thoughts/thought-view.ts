import type { Thought } from "@confetti/contract/thoughts"
import { canAppeal, canEdit, editableFor } from "@confetti/domain/thoughts/thought-review"
import { waitCauses } from "@confetti/domain/thoughts/thought-trust"
import type { UploadRow } from "../uploads/store.ts"
import { mediaOf, uploadView } from "../uploads/upload-view.ts"
import type { FoundThought } from "./pages-store.ts"

/** A thought for a reader, with its photo or clip. Its review state is for its author only. */
export function thoughtView(
  row: FoundThought,
  viewerId: string | null,
  now: number,
  upload: UploadRow | undefined,
): Thought {
  const isMine = row.user_id === viewerId
  return {
    id: row.thought_id,
    tileId: row.tile_id,
    text: row.body,
    by: row.name,
    at: row.created_at.toISOString(),
    isEdited: row.edited_at !== null,
    marks: row.marks,
    isMarked: row.is_marked,
    isMine,
    media: upload && (upload.state === "approved" || (isMine && upload.state !== "rejected")) ? mediaOf(upload) : null,
    review: isMine ? reviewView(row, now) : null,
    upload: isMine && upload ? uploadView(upload) : null,
  }
}

function reviewView({ state, reason, causes, appealed_at, created_at }: FoundThought, now: number): Thought["review"] {
  const bornAt = created_at.getTime()
  const hasAppealed = appealed_at !== null
  return {
    state,
    waitsFor: state === "needsReview" ? waitCauses.filter((cause) => causes.includes(cause)) : [],
    reason: state === "rejected" ? reason : null,
    canAppeal: canAppeal(state, hasAppealed),
    hasAppealed,
    editableUntil: canEdit(state, bornAt, now) ? new Date(bornAt + editableFor).toISOString() : null,
  }
}
