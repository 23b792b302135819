import { AppError } from "@confetti/contract/app-error"
import { nextUpload } from "@confetti/domain/uploads/upload-state"
import type { Services } from "../../../platform/services.ts"
import { changeUpload, findUpload, type UploadRow } from "../store.ts"
import { addTrash } from "../trash-store.ts"
import { sendToWork } from "../work/send-to-work.ts"
import { byteStore, sealFile } from "./byte-store.ts"
import { noteReceived } from "./receive-store.ts"

export async function receiveBytes(row: UploadRow, offset: number, services: Services): Promise<void> {
  const { db, storage, clock } = services
  const isWhole = offset === row.size
  if (isWhole) await sealFile(byteStore(services), storage, row.original, row.size)
  const isThere = await db.transaction().execute(async (tx) => {
    const now = new Date(clock())
    const noted = await noteReceived(tx, row, offset, now)
    if (!noted || !isWhole) return noted !== undefined
    const state = nextUpload(noted.state, "receive")
    if (state === null) return true
    await sendToWork(tx, services.jobs, await changeUpload(tx, noted, { state, tries: 0, updated_at: now }))
    return true
  })
  if (!isThere) await discardLate(row, services)
}

/** Deletes bytes of an upload that was cancelled meanwhile. A file that another request completed stays. */
async function discardLate({ upload_id, original }: UploadRow, { db, clock }: Services): Promise<void> {
  const after = await findUpload(db, upload_id)
  if (after?.original === original && after.deleted_at === null) return
  await addTrash(db, [original], new Date(clock()))
  throw new AppError("upload/not-found")
}
