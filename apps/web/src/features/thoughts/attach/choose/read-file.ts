import { t } from "@confetti/domain/messages/t"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { deferred } from "../../../../platform/deferred.ts"
import { kindOf, tellingBytes, troubleWith } from "./check-file.ts"

/** A browser that takes longer than so many milliseconds to find out leaves it to the server. */
const patience = 5000

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

/** How long a clip plays, in seconds; null where this browser can't tell. */
function clipDuration(file: Blob): Promise<number | null> {
  const video = document.createElement("video")
  const address = URL.createObjectURL(file)
  const { promise, resolve } = deferred<number | null>()
  const tooLate = setTimeout(() => resolve(null), patience)
  video.preload = "metadata"
  video.muted = true
  video.addEventListener("loadedmetadata", () => resolve(Number.isFinite(video.duration) ? video.duration : null))
  video.addEventListener("error", () => resolve(null))
  video.src = address
  return promise.finally(() => {
    clearTimeout(tooLate)
    video.removeAttribute("src")
    video.load()
    URL.revokeObjectURL(address)
  })
}
