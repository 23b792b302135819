import { AppError } from "@confetti/contract/app-error"
import { createUpload } from "@confetti/contract/uploads"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeTaken, mustMaySend } from "./access.ts"
import { newOriginal } from "./keys.ts"
import { spendUpload } from "./send-limits.ts"
import { addUpload, findUpload, lockBeginning } from "./store.ts"
import { uploadView } from "./upload-view.ts"

/** Creates an upload before its first byte. A retry returns the existing one. */
export const createUploadCallable = writeCallable(createUpload, async (tx, given, context) => {
  const { userId } = context.caller
  const { uploadId, kind, size, alt, captions = null } = given
  const at = new Date(context.now)
  await mustMaySend(tx, userId, context)
  await mustBeTaken(kind, size, context)
  await lockBeginning(tx, userId, uploadId)
  const there = await findUpload(tx, uploadId)
  if (there && (there.user_id !== userId || there.deleted_at !== null)) throw new AppError("upload/id-taken")
  if (there) return uploadView(there)
  await spendUpload(tx, { userId, uploadId, attempt: 1, kind }, context)
  const row = await addUpload(tx, {
    user_id: userId,
    upload_id: uploadId,
    kind,
    state: "uploading",
    size,
    alt,
    captions: kind === "clip" ? captions : null,
    original: newOriginal(),
    created_at: at,
    updated_at: at,
  })
  return uploadView(row)
})
