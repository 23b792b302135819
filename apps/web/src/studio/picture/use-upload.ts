import { useEffect, useRef, useState } from "react"
import { troubleText } from "../trouble-text.ts"
import { sendFile, UploadStopped } from "./send-file.ts"

type Parts<Answer> = {
  path: Parameters<typeof sendFile>[1]["path"]
  /** Why a file that was chosen is not sent, in words. */
  flawOf: (file: File) => string | null
  onSent: (answer: Answer) => void
  troubleOf?: (error: unknown) => string
}

/** Sends one file at a time; another one takes its place. `share` is how much is sent, null while nothing is. */
export function useUpload<Answer>({ path, flawOf, onSent, troubleOf = troubleText }: Parts<Answer>) {
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  const send = (file: File) => {
    const flaw = flawOf(file)
    setTrouble(flaw)
    if (flaw !== null) return
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    setShare(0)
    void sendFile<Answer>(file, { path, onProgress: setShare, signal: controller.signal })
      .then(onSent)
      .catch((error: unknown) => {
        if (!(error instanceof UploadStopped)) setTrouble(troubleOf(error))
      })
      .finally(() => {
        if (under.current !== controller) return
        under.current = null
        setShare(null)
      })
  }
  return { share, trouble, send, cancel: () => under.current?.abort() }
}
