import type { SocialPost } from "@confetti/contract/feed-item"
import type { PostDraft } from "@confetti/contract/studio-cards"
import type { StudioProblem } from "@confetti/contract/studio"
import { useEffect, useState } from "react"
import { studioCall } from "../access/studio-call.ts"

/** How long somebody rests before what they typed is shown, in milliseconds. */
const restsFor = 350

type Preview = { card: SocialPost | null; problems: readonly StudioProblem[]; isFailed: boolean }

/** A post as the card its readers would have, as it is typed. Offline the last one stays. */
export function usePostPreview(post: PostDraft): Preview {
  const [shown, setShown] = useState<Preview>({ card: null, problems: [], isFailed: false })
  const wanted = JSON.stringify(post)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      try {
        const asked = JSON.parse(wanted) as PostDraft
        const { card, problems } = await studioCall("studio-preview_post", { post: asked })
        if (!isOver) setShown({ card, problems, isFailed: false })
      } catch {
        if (!isOver) setShown((before) => ({ ...before, isFailed: true }))
      }
    }
    const timer = setTimeout(() => void ask(), restsFor)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
  return shown
}
