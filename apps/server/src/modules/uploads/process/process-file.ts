import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { ToolStopped } from "../../media/run-tool.ts"
import { makeClip } from "./make-clip.ts"
import { makePhoto } from "./make-photo.ts"
import type { Processed } from "./processed.ts"
import { sniffFile } from "./sniff-file.ts"

/**
 * Makes what people will see of a file that somebody sent, into `workDir`, which is there and empties itself by nobody but the caller.
 * A file that can't be used is an answer; so is one that took too long or too much memory (`failed`). Throws where the machine is at
 * fault, and another try may help: a missing ffmpeg (ToolMissing), a full disk.
 */
export async function processFile(path: string, kind: UploadKind, workDir: string): Promise<Processed> {
  const sniffed = await sniffFile(path)
  if (sniffed?.kind !== kind) return { ok: false, flaw: kind === "photo" ? "not-a-photo" : "not-a-clip" }
  try {
    const made = kind === "photo" ? await makePhoto(path, workDir) : await makeClip(path, workDir)
    // HEIC is mostly sound, and only this machine can't read it.
    return !made.ok && made.flaw === "broken" && sniffed.isHeic ? { ok: false, flaw: "not-a-photo" } : made
  } catch (error) {
    if (error instanceof ToolStopped) return { ok: false, flaw: "failed" }
    throw error
  }
}
