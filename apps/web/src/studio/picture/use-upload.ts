import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { troubleText } from "../trouble-text.ts"
import { sendFile, UploadStopped } from "./send-file.ts"

type Parts<Answer> = {
  path: Parameters<typeof sendFile>[1]["path"]
  flawOf: (file: File) => string | null
  onSent: (answer: Answer) => void
  onSending?: ((isSending: boolean) => void) | undefined
  troubleOf?: (error: unknown) => string
}

/** Sends one file at a time; another one takes its place. `share` is how much is sent, null while nothing is. */
export function useUpload<Answer>(parts: Parts<Answer>) {
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])
  // Fields go on being filled in while it is sent: who is told is who stands there when it comes.
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })

  const send = (file: File) => {
    const flaw = parts.flawOf(file)
    setTrouble(flaw)
    if (flaw !== null) return
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    setShare(0)
    parts.onSending?.(true)
    const end = (tell: () => void) => {
      if (under.current !== controller) return
      under.current = null
      // At once: a key pressed before the next render would write back what its field had before this came.
      flushSync(() => {
        setShare(null)
        tell()
      })
    }
    void sendFile<Answer>(file, { path: parts.path, onProgress: setShare, signal: controller.signal }).then(
      (answer) => end(() => latest.current.onSent(answer)),
      (error: unknown) =>
        end(() => {
          latest.current.onSending?.(false)
          const { troubleOf = troubleText } = latest.current
          if (!(error instanceof UploadStopped)) setTrouble(troubleOf(error))
        }),
    )
  }
  return { share, trouble, send, cancel: () => under.current?.abort() }
}
