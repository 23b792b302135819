import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { Processed } from "./processed.ts"

/** Makes what is shown of an uploaded file, in `workDir`, which is empty. Throws where something but the file is broken. */
export async function processFile(_path: string, _kind: UploadKind, _workDir: string): Promise<Processed> {
  return { ok: false, flaw: "failed" }
}
