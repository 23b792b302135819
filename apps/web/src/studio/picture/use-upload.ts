import type { CallableFailure } from "@confetti/contract/callable"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { tokenStore } from "../../platform/token-store.ts"
import type { FileKind } from "./file-kinds.ts"

type Events<Answer> = {
  onSent: (answer: Answer) => void
  /** Called as a file is sent, and again where that failed or was stopped. */
  onSending?: ((isSending: boolean) => void) | undefined
}

/** Sends one file at a time; another one takes its place. `share` is how much is sent, null while nothing is. */
export function useUpload<Answer>({ path, problemOf, errorText }: FileKind, events: Events<Answer>) {
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])
  // A row may have moved while its file was sent: the latest events are called.
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })

  const send = (file: File) => {
    const problem = problemOf(file)
    setTrouble(problem)
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
          if (!(error instanceof UploadStopped)) setTrouble(errorText(error))
        }),
    )
  }
  return { share, trouble, send, cancel: () => under.current?.abort() }
}

class UploadStopped extends Error {
  override name = "UploadStopped"
}

/** Throws an `ApiError`, or `UploadStopped`. By XMLHttpRequest: fetch does not tell how much it has sent. */
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
