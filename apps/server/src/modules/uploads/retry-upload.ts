import { AppError } from "@confetti/contract/app-error"
import { retryUpload } from "@confetti/contract/uploads"
import { nextUpload } from "@confetti/domain/uploads/upload-state"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { lockOwnUpload } from "./own-upload.ts"
import { spendUpload } from "./send-limits.ts"
import { changeUpload } from "./store.ts"
import { uploadView } from "./upload-view.ts"
import { sendToWork } from "./work/send-to-work.ts"

/** Retries a file that could not be processed. Costs as much of the day's budget as a new one. */
export const retryUploadCallable = writeCallable(retryUpload, async (tx, { uploadId }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const row = await lockOwnUpload(tx, userId, uploadId)
  if (row.state === "processing") return uploadView(row)
  const state = nextUpload(row.state, "retry")
  if (state === null || row.flaw !== "failed" || !row.has_original)
    throw new AppError("upload/wrong-step", { state: row.state })
  const attempt = row.attempt + 1
  await spendUpload(tx, { userId, uploadId, attempt, kind: row.kind }, context)
  const again = {
    state,
    attempt,
    flaw: null,
    tries: 0,
    lease_holder: null,
    lease_until: null,
    updated_at: new Date(context.now),
  }
  const after = await changeUpload(tx, row, again)
  await sendToWork(tx, context.jobs, after)
  return uploadView(after)
})
