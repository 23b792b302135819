import type { StudioPicture } from "@confetti/contract/studio"
import { useEffect, useRef, useState } from "react"
import { troubleText } from "../trouble-text.ts"
import { flawOfChosen } from "./flaw-of-chosen.ts"
import { sendPicture, UploadStopped } from "./send-picture.ts"

/** Sends one picture at a time; another one takes its place. `share` is how much is sent, null while nothing is. */
export function useUpload(onSent: (picture: StudioPicture) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  const send = (file: File) => {
    const flaw = flawOfChosen(file)
    setTrouble(flaw)
    if (flaw !== null) return
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    setShare(0)
    void sendPicture(file, { onProgress: setShare, signal: controller.signal })
      .then(onSent)
      .catch((error: unknown) => {
        if (!(error instanceof UploadStopped)) setTrouble(troubleText(error))
      })
      .finally(() => {
        if (under.current !== controller) return
        under.current = null
        setShare(null)
      })
  }
  return { share, trouble, send, cancel: () => under.current?.abort() }
}
