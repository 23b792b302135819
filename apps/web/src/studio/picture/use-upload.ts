import type { CallableFailure } from "@confetti/contract/callable"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { tokenStore } from "../../platform/token-store.ts"
import type { FileKind } from "./file-kinds.ts"

type Events<Answer> = {
  onSent: (answer: Answer) => void
  /** Called when an upload starts, and when it fails or is stopped. */
  onSending?: ((isSending: boolean) => void) | undefined
}

/** Uploads one file at a time; a new one replaces it. `share` is the progress, null while idle. */
export function useUpload<Answer>({ path, problemOf, errorText }: FileKind, events: Events<Answer>) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])
  // Calls the latest handlers: the row may have moved during the upload.
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })

  const send = (file: File) => {
    const problem = problemOf(file)
    setError(problem)
    if (problem !== null) return
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    setShare(0)
    events.onSending?.(true)
    const end = (tell: () => void) => {
      if (under.current !== controller) return
      under.current = null
      setShare(null)
      tell()
    }
    void sendFile<Answer>(file, path, setShare, controller.signal).then(
      (answer) => end(() => latest.current.onSent(answer)),
      (error: unknown) =>
        end(() => {
          latest.current.onSending?.(false)
          if (!(error instanceof UploadStopped)) setError(errorText(error))
        }),
    )
  }
  return { share, error, send, cancel: () => under.current?.abort() }
}

class UploadStopped extends Error {
  override name = "UploadStopped"
}

/** Throws an `ApiError`, or `UploadStopped`. Uses XMLHttpRequest, as fetch reports no upload progress. */
function sendFile<Answer>(file: Blob, path: string, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<Answer>((resolve, reject) => {
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
      const { details, message = t`Could not reach the server.` } = answer?.error ?? {}
      reject(new ApiError(details?.code ?? "server/unexpected", message, details))
    })
    request.addEventListener("error", () => reject(new ApiError("offline", t`You are offline.`)))
    request.addEventListener("abort", () => reject(new UploadStopped("stopped")))
    signal.addEventListener("abort", () => request.abort())
    request.send(file)
  })
}
