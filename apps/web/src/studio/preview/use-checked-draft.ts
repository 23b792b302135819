import type { StudioPreview, StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { useEffect, useRef, useState } from "react"
import { onOnline } from "../../platform/connection.ts"
import { studioCall } from "../access/studio-call.ts"
import { remainingProblems } from "../kit/problems.ts"
import { createLatest } from "./create-latest.ts"

/** Milliseconds without typing before a draft is checked and shown. */
const pause = 400

/** `preview` is the last one that could be made. */
export type CheckedDraft = {
  preview: StudioPreview | null
  /** Why the latest draft has no preview: invalid, or no answer. Null if it has one. */
  error: "unmade" | "unanswered" | null
  /** Import problems of unchanged fields, which prevent publishing. */
  problems: StudioProblem[]
}

type Found = { problems: StudioProblem[]; draft: TileDraft }

export function useCheckedDraft(
  tileId: string,
  draft: TileDraft,
  first: StudioProblem[],
): CheckedDraft & { setProblems: (problems: StudioProblem[]) => void } {
  const [shown, setShown] = useState<Pick<CheckedDraft, "preview" | "error">>({ preview: null, error: null })
  const [found, setFound] = useState<Found>({ problems: first, draft })
  const current = useRef(draft)
  useEffect(() => {
    current.current = draft
  }, [draft])
  const asking = useRef<ReturnType<typeof createLatest<TileDraft>> | null>(null)
  useEffect(() => {
    const latest = createLatest<TileDraft>(async (asked) => {
      try {
        const { preview, problems } = await studioCall("studio-check_tile", { id: tileId, draft: asked, preview: true })
        const error = preview ? null : "unmade"
        setShown((before) => ({ preview: preview ?? before.preview, error }))
        setFound({ problems, draft: asked })
      } catch {
        setShown((before) => ({ ...before, error: "unanswered" }))
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
  const [setProblems] = useState(() => (problems: StudioProblem[]) => setFound({ problems, draft: current.current }))
  return { ...shown, problems: remainingProblems(found.problems, found.draft, draft), setProblems }
}
