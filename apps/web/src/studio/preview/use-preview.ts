import type { StudioPreview } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { useEffect, useRef, useState } from "react"
import { onOnline } from "../../platform/connection.ts"
import { studioCall } from "../access/studio-call.ts"
import { createLatest } from "./create-latest.ts"

/** How long somebody pauses before what they typed is shown, in milliseconds. */
const pause = 350

/** `preview` is the last one that could be made, of whatever draft. */
export type PreviewState = {
  preview: StudioPreview | null
  /** The draft has changed since. */
  isBehind: boolean
  /** Why there is none of the latest draft: it can't be made, or nothing answered. Null while there is. */
  trouble: "unmade" | "unanswered" | null
  /** How many things stand in the way of publishing. */
  problems: number
}

/** A draft as its readers would get it, following what is typed. */
export function usePreview(tileId: string, draft: TileDraft): PreviewState {
  const [state, setState] = useState<PreviewState & { of: TileDraft | null }>({
    preview: null,
    isBehind: true,
    trouble: null,
    problems: 0,
    of: null,
  })
  const current = useRef(draft)
  useEffect(() => {
    current.current = draft
  }, [draft])
  const asking = useRef<ReturnType<typeof createLatest<TileDraft>> | null>(null)
  useEffect(() => {
    const latest = createLatest<TileDraft>(async (asked) => {
      try {
        const { preview, problems } = await studioCall("studio-check_tile", { id: tileId, draft: asked, preview: true })
        setState((before) => ({
          preview: preview ?? before.preview,
          isBehind: false,
          trouble: preview ? null : "unmade",
          problems: problems.length,
          of: asked,
        }))
      } catch {
        setState((before) => ({ ...before, trouble: "unanswered", of: asked }))
      }
    }, pause)
    asking.current = latest
    const stopWaiting = onOnline(() => latest.ask(current.current))
    return () => {
      stopWaiting()
      latest.stop()
    }
  }, [tileId])
  useEffect(() => asking.current?.ask(draft), [draft, tileId])
  return { ...state, isBehind: state.of !== draft }
}
