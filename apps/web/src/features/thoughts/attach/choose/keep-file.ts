import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { keptFiles } from "../../../../platform/files/kept-files.ts"
import { randomId } from "../../../../platform/ids.ts"

type New = { uploadId: string; userId: string | null; attempt: number; kind: UploadKind; file: File }

/** Keeps a chosen file on this device until it has arrived. */
export function keepFile({ uploadId, userId, attempt, kind, file }: New): Promise<void> {
  const { name, size } = file
  const note = { id: uploadId, userId, kind, name, size, attempt, captions: null, keptAt: Date.now() }
  return keptFiles.put({ ...note, address: null, sent: 0, isPaused: false }, file)
}

/** A UUID of version 4; `crypto.randomUUID` is missing on plain http. */
export function newUploadId(): string {
  const digits = randomId()
  const [a, b, c, d] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16), digits.slice(17, 20)]
  return `${a}-${b}-4${c}-8${d}-${digits.slice(20)}`
}
