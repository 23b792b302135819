import { keptFiles } from "../../../../platform/files/kept-files.ts"
import type { Sync } from "../../../../platform/sync/sync.ts"
import { keepFile } from "../choose/keep-file.ts"
import type { ReadFile } from "../choose/read-file.ts"
import { transfers } from "../transfer/transfers.ts"
import { cancelUploadMutation, replaceUploadMutation, retryUploadMutation } from "../upload-mutations.ts"

/** Lets a file rest; it does so after the app was closed, too. */
export function pauseUpload(uploadId: string): void {
  transfers.send(uploadId, { type: "pause" })
  void keptFiles.change(uploadId, { isPaused: true })
}

export function resumeUpload(uploadId: string): void {
  transfers.send(uploadId, { type: "go-on" })
  void keptFiles.change(uploadId, { isPaused: false })
}

export function cancelUpload(sync: Sync, uploadId: string): void {
  transfers.send(uploadId, { type: "cancel" })
  void keptFiles.remove(uploadId)
  sync.emit((engine) => engine.enqueue(cancelUploadMutation, { uploadId }))
}

export function retryUpload(sync: Sync, uploadId: string): void {
  sync.emit((engine) => engine.enqueue(retryUploadMutation, { uploadId }))
}

type Other = { uploadId: string; attempt: number; userId: string | null; chosen: Extract<ReadFile, { ok: true }> }

/** Sends another file in place of the one of `attempt`. */
export async function replaceUpload(sync: Sync, { uploadId, attempt, userId, chosen }: Other): Promise<void> {
  const { kind, file } = chosen
  await keepFile({ uploadId, userId, attempt: attempt + 1, kind, file })
  transfers.add(uploadId, { size: file.size, attempt: attempt + 1, sent: 0, isPaused: false })
  sync.emit((engine) => engine.enqueue(replaceUploadMutation, { uploadId, attempt, kind, size: file.size }))
}
