import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { trashBytes } from "./drop-upload.ts"
import { filesOf } from "./files-store.ts"
import { deleteRowsOf } from "./personal-store.ts"
import { lockUploadsOf, uploadsOf } from "./store.ts"

async function read(db: Db, userId: string): Promise<unknown> {
  const files = Map.groupBy(await filesOf(db, userId), ({ upload_id }) => upload_id)
  return (await uploadsOf(db, userId)).map((row) => ({
    id: row.upload_id,
    kind: row.kind,
    state: row.state,
    flaw: row.flaw,
    reason: row.reason,
    size: row.size,
    received: row.received,
    attempt: row.attempt,
    thoughtId: row.thought_id,
    alt: row.alt,
    captions: row.captions,
    files: (files.get(row.upload_id) ?? []).map(({ name, bytes }) => ({ address: `/media/u/${name}`, bytes })),
    begunAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }))
}

/** Deletes the rows at once, and the files with the trash. */
async function erase(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const row of await lockUploadsOf(tx, userId)) await trashBytes(tx, row, now.getTime())
  await deleteRowsOf(tx, userId)
}

export const personalUploads: PersonalData = {
  name: "uploads",
  tables: ["uploads", "upload_files", "upload_begins"],
  read,
  erase,
}
