import { minute } from "@confetti/domain/durations"
import type { Tx } from "../../platform/db/open-database.ts"
import { removeFiles } from "./files-store.ts"
import { isKey, madeKey } from "./keys.ts"
import { changeUpload, type UploadRow } from "./store.ts"
import { addTrash } from "./trash-store.ts"

/** Longer than any request that sends bytes, so that its last ones are deleted too. */
const afterLastBytes = 2 * minute

export async function trashBytes(tx: Tx, row: UploadRow, now: number): Promise<void> {
  await addTrash(tx, (await removeFiles(tx, row)).map(madeKey).filter(isKey), new Date(now))
  if (row.has_original) await trashOriginal(tx, row, now)
}

export async function trashOriginal(tx: Tx, { original, state }: UploadRow, now: number): Promise<void> {
  await addTrash(tx, [original].filter(isKey), new Date(state === "uploading" ? now + afterLastBytes : now))
}

/** Cancels a locked upload. Its id stays without the file, so that a late retry does not bring it back. */
export async function dropUpload(tx: Tx, row: UploadRow, now: number): Promise<void> {
  if (row.deleted_at !== null) return
  await trashBytes(tx, row, now)
  await changeUpload(tx, row, {
    thought_id: null,
    media: null,
    alt: "",
    captions: null,
    reason: null,
    has_original: false,
    lease_holder: null,
    lease_until: null,
    updated_at: new Date(now),
    deleted_at: new Date(now),
  })
}
