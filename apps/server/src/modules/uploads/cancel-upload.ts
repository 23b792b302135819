import { cancelUpload } from "@confetti/contract/uploads"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { dropUpload } from "./drop-upload.ts"
import { lockUpload } from "./store.ts"

/** Cancels an upload in any state and detaches it from its thought. Possible even if uploads are off. */
export const cancelUploadCallable = writeCallable(cancelUpload, async (tx, { uploadId }, context) => {
  const { userId } = context.caller
  const row = await lockUpload(tx, userId, uploadId)
  if (row) await dropUpload(tx, row, context.now)
  return { isCancelled: true as const }
})
