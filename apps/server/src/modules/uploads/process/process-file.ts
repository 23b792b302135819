import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { ToolStopped } from "../../media/run-tool.ts"
import { makeClip } from "./make-clip.ts"
import { makePhoto } from "./make-photo.ts"
import type { Processed } from "./processed.ts"
import { sniffFile } from "./sniff-file.ts"

/**
 * Makes the shown files of an upload in `workDir`, which the caller creates and deletes. An unusable file is a result, as is exceeding the
 * limits (`failed`). Throws if the machine is at fault and a retry may help: a missing ffmpeg (ToolMissing), a full disk.
 */
export async function processFile(path: string, kind: UploadKind, workDir: string): Promise<Processed> {
  const sniffed = await sniffFile(path)
  if (sniffed?.kind !== kind) return { ok: false, flaw: kind === "photo" ? "not-a-photo" : "not-a-clip" }
  try {
    const made = kind === "photo" ? await makePhoto(path, workDir) : await makeClip(path, workDir)
    // HEIC files are usually valid, and only this machine can't decode them.
    return !made.ok && made.flaw === "broken" && sniffed.isHeic ? { ok: false, flaw: "not-a-photo" } : made
  } catch (error) {
    if (error instanceof ToolStopped) return { ok: false, flaw: "failed" }
    throw error
  }
}
