import { tutorials } from "@confetti/domain/tutorials/tutorials"
import { type ComponentProps, useEffect, useState } from "react"
import { useSession } from "../features/session/index.ts"
import { onUse } from "../platform/on-use.ts"
import { tutorialsSeen } from "../platform/tutorials-seen.ts"
import { usePageData } from "./page-data.tsx"
import { screens } from "./screens/screens.ts"

/** Nobody needs to be shown anything sooner, and the first load ends without it. In milliseconds. */
const notBefore = 2500

/**
 * The tutorials. Their code comes only where there is one to show, or somebody with whom to remember what was seen; and only
 * once the person has stood still for a moment, or has begun to move.
 */
export function TutorialSlot(props: Omit<ComponentProps<typeof screens.tutorials>, "stillSince" | "hasComeBack">) {
  const { userId } = useSession()
  const hasComeBack = usePageData().place !== null
  const seen = tutorialsSeen.useAll()
  const isWanted = userId !== null || !tutorials.every((each) => seen.includes(each))
  const [stillSince, setStillSince] = useState<number | null>(null)
  useEffect(() => {
    if (stillSince !== null) return
    const settledAt = performance.now()
    const timer = setTimeout(() => setStillSince(settledAt), notBefore)
    const move = () => setStillSince(performance.now())
    const off = onUse(move)
    return () => {
      clearTimeout(timer)
      off()
    }
  }, [stillSince])
  return (
    isWanted &&
    stillSince !== null && <screens.tutorials stillSince={stillSince} hasComeBack={hasComeBack} {...props} />
  )
}
