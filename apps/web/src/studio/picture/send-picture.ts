import type { CallableFailure } from "@confetti/contract/callable"
import type { StudioPicture } from "@confetti/contract/studio"
import { ApiError } from "../../platform/api.ts"
import { tokenStore } from "../../platform/token-store.ts"

/** Whoever sent it did not want it sent any more. */
export class UploadStopped extends Error {
  override name = "UploadStopped"
}

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a picture for a tile. Throws an `ApiError`, or `UploadStopped`. By XMLHttpRequest: fetch does not tell how much it has sent. */
export function sendPicture(file: Blob, { onProgress, signal }: Options): Promise<StudioPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", "/studio/pictures")
    request.responseType = "json"
    const token = tokenStore.read()
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`)
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener("load", () => {
      const answer = request.response as (StudioPicture & Partial<CallableFailure>) | null
      if (request.status === 200 && answer) return resolve(answer)
      const { details, message = "The server did not answer." } = answer?.error ?? {}
      reject(new ApiError(details?.code ?? "server/unexpected", message, details))
    })
    request.addEventListener("error", () => reject(new ApiError("offline", "You are offline.")))
    request.addEventListener("abort", () => reject(new UploadStopped("stopped")))
    signal.addEventListener("abort", () => request.abort())
    request.send(file)
  })
}
