import { defaultLook } from "@confetti/domain/navigation/look"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useIsSaveData } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { usePrefersStillness } from "../../ui/prefers-stillness.ts"

/** How long a cover rests in view before its picture begins to drift, in milliseconds: a swipe on has the processor to itself. */
const rest = 900

/**
 * Whether a picture drifts: once it has been in view for a moment, and not for those who want less motion or less data. One that was
 * left, or whose page is hidden, is held where it has drifted to, so that it never jumps.
 */
export function useDrift(isCurrent: boolean): "on" | "held" | undefined {
  const isStill = usePrefersStillness()
  const savesData = useIsSaveData()
  const look = useLook(defaultLook)
  const isHidden = useSyncExternalStore(followPage, isPageHidden, () => true)
  const [hasBegun, setBegun] = useState(false)
  const mayDrift = !isStill && !savesData && !look.savesData
  useEffect(() => {
    if (!isCurrent || !mayDrift) return
    const timer = setTimeout(() => setBegun(true), rest)
    return () => clearTimeout(timer)
  }, [isCurrent, mayDrift])
  if (!mayDrift || !hasBegun) return undefined
  return isCurrent && !isHidden ? "on" : "held"
}

const isPageHidden = () => document.hidden

function followPage(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
