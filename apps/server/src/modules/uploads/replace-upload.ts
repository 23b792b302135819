import { AppError } from "@confetti/contract/app-error"
import { replaceUpload } from "@confetti/contract/uploads"
import { nextUpload } from "@confetti/domain/uploads/upload-state"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { publish } from "../../platform/extension-point.ts"
import { mustBeTaken, mustMaySend } from "./access.ts"
import { trashBytes } from "./drop-upload.ts"
import { newOriginal } from "./keys.ts"
import { lockOwnUpload } from "./own-upload.ts"
import { spendUpload } from "./send-limits.ts"
import { changeUpload, findUpload, lockBeginning } from "./store.ts"
import { uploadChanged } from "./upload-changed.ts"
import { uploadView } from "./upload-view.ts"

/** Replaces a rejected file. Its thought is reviewed again. */
export const replaceUploadCallable = writeCallable(replaceUpload, async (tx, given, context) => {
  const { userId } = context.caller
  const { uploadId, kind, size, alt, captions = null } = given
  await mustMaySend(tx, userId, context)
  await mustBeTaken(kind, size, context)
  await lockBeginning(tx, userId, uploadId)
  const before = await findUpload(tx, uploadId)
  const thoughtId = before?.user_id === userId ? before.thought_id : null
  if (thoughtId !== null && before?.state === "rejected")
    await publish(tx, context, uploadChanged, { userId, thoughtId, change: "replaced", now: context.now })
  const row = await lockOwnUpload(tx, userId, uploadId)
  // A retry: the file is already on its way.
  if (row.attempt === given.attempt + 1 && row.state === "uploading") return uploadView(row)
  const state = nextUpload(row.state, "replace")
  if (state === null || row.attempt !== given.attempt || row.thought_id !== thoughtId)
    throw new AppError("upload/wrong-step", { state: row.state, attempt: row.attempt })
  const attempt = row.attempt + 1
  await spendUpload(tx, { userId, uploadId, attempt, kind }, context)
  await trashBytes(tx, row, context.now)
  const after = await changeUpload(tx, row, {
    kind,
    state,
    size,
    attempt,
    alt,
    captions: kind === "clip" ? captions : null,
    original: newOriginal(),
    has_original: true,
    received: 0,
    flaw: null,
    reason: null,
    media: null,
    tries: 0,
    lease_holder: null,
    lease_until: null,
    writer: null,
    writer_until: null,
    updated_at: new Date(context.now),
  })
  return uploadView(after)
})
