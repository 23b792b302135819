import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { useEffect, useRef, useState } from "react"
import { studioCall } from "../../access/studio-call.ts"

/** How long after the last change is checked, in milliseconds. */
const checkedAfter = 700

/** What stands in the way of publishing a draft, by the checks of an import. What was found last stays until the next answer. */
export function useProblems(id: string, draft: TileDraft, first: StudioProblem[]) {
  const [problems, setProblems] = useState(first)
  const checked = useRef(draft)
  const latest = useRef(0)
  useEffect(() => {
    if (checked.current === draft) return
    const asked = ++latest.current
    const timer = setTimeout(() => {
      checked.current = draft
      studioCall("studio-check_tile", { id, draft }).then(
        (answer) => asked === latest.current && setProblems(answer.problems),
        // Without an answer nothing is known to have changed; the next letter asks again.
        () => undefined,
      )
    }, checkedAfter)
    return () => clearTimeout(timer)
  }, [id, draft])
  return { problems, setProblems }
}
