import { useEffect, useState } from "react"
import { onFirstUse, wasUsed } from "../platform/on-use.ts"
import { useIsHydrated } from "./use-is-hydrated.ts"
import { useIsSettled } from "./use-is-settled.ts"

/**
 * False until somebody begins to use the page. What nobody sees or needs before comes then, and takes nothing from the touch itself. At a
 * desk, where the first use may be any of our keys, it is as soon as the page has settled.
 */
export function useIsUsed(): boolean {
  const isHydrated = useIsHydrated()
  const isSettled = useIsSettled()
  const [isUsed, setUsed] = useState(() => isHydrated && wasUsed())
  useEffect(() => {
    if (isUsed) return
    const begin = () => setUsed(true)
    const isAtDesk = isSettled && matchMedia("(hover: hover)").matches
    // The event that says so is answered first.
    return wasUsed() || isAtDesk ? begin() : onFirstUse(() => setTimeout(begin))
  }, [isSettled, isUsed])
  return isUsed
}
