import { type Media, media, type Upload } from "@confetti/contract/uploads"
import { parseJson } from "../../platform/parse-json.ts"
import type { UploadRow } from "./store.ts"

export function mediaOf(row: UploadRow): Media | null {
  return row.media === null ? null : media.parse(parseJson(row.media))
}

/** An upload for its owner. A removed one answers 410, to them too. */
export function uploadView(row: UploadRow): Upload {
  return {
    id: row.upload_id,
    kind: row.kind,
    state: row.state,
    flaw: row.flaw,
    reason: row.reason,
    received: row.received,
    size: row.size,
    attempt: row.attempt,
    address: `/uploads/${row.upload_id}-${row.attempt}`,
    media: row.state === "rejected" ? null : mediaOf(row),
  }
}
