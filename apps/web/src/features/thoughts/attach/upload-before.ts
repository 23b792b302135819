import type { Upload } from "@confetti/contract/uploads"
import type { Attachment } from "./attach-file.tsx"

/** What stands for the upload of a thought the server has not heard of yet: `UploadProgress` shows it like any other. */
export function uploadBefore({ uploadId, kind, size }: Attachment): Upload {
  const none = { flaw: null, reason: null, media: null }
  return { id: uploadId, kind, size, state: "uploading", received: 0, attempt: 1, address: unheardOf, ...none }
}

const unheardOf = ""

export function isHeardOf({ address }: Upload): boolean {
  return address !== unheardOf
}
