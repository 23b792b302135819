import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { keptFiles } from "../../../../platform/files/kept-files.ts"

type New = { uploadId: string; userId: string | null; attempt: number; kind: UploadKind; file: File }

/** Keeps a chosen file on this device until it has arrived. */
export function keepFile({ uploadId, userId, attempt, kind, file }: New): Promise<void> {
  const { name, size } = file
  const note = { id: uploadId, userId, kind, name, size, attempt, alt: "", captions: null, keptAt: Date.now() }
  return keptFiles.put({ ...note, address: null, sent: 0, isPaused: false }, file)
}
