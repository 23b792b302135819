import { t } from "@confetti/domain/messages/t"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { kindOf, tellingBytes, troubleWith } from "./check-file.ts"
import { clipDuration } from "./clip-duration.ts"

/** A file that may be sent, as far as this device can tell; or why not, in words. */
export type ReadFile = { ok: true; kind: UploadKind; file: File } | { ok: false; words: string }

/** Looks at a file that was chosen, before anything of it is sent. */
export async function readFile(file: File): Promise<ReadFile> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()))
    const duration = kind === "clip" ? await clipDuration(file) : null
    const words = troubleWith({ kind, size: file.size, duration })
    if (words !== null || kind === null || kind === "heic") return { ok: false, words: words ?? "" }
    return { ok: true, kind, file }
  } catch {
    // It was moved, or is in a cloud that is out of reach.
    return { ok: false, words: t`This file can’t be read just now. Choose it again.` }
  }
}
