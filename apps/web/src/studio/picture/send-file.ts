import type { CallableFailure } from "@confetti/contract/callable"
import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../platform/api.ts"
import { tokenStore } from "../../platform/token-store.ts"

export class UploadStopped extends Error {
  override name = "UploadStopped"
}

type Options = {
  path: "/studio/pictures" | "/studio/films"
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a picture or a film for a tile, and gives what the server says of it. Throws an `ApiError`, or `UploadStopped`. By XMLHttpRequest: fetch does not tell how much it has sent. */
export function sendFile<Answer>(file: Blob, { path, onProgress, signal }: Options): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", path)
    request.responseType = "json"
    const token = tokenStore.read()
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`)
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener("load", () => {
      const answer = request.response as (Answer & Partial<CallableFailure>) | null
      if (request.status === 200 && answer) return resolve(answer)
      const { details, message = t`The server did not answer.` } = answer?.error ?? {}
      reject(new ApiError(details?.code ?? "server/unexpected", message, details))
    })
    request.addEventListener("error", () => reject(new ApiError("offline", t`You are offline.`)))
    request.addEventListener("abort", () => reject(new UploadStopped("stopped")))
    signal.addEventListener("abort", () => request.abort())
    request.send(file)
  })
}
