import { useEffect } from "react"
import { useSession } from "../../features/session/index.ts"
import { changeLook } from "../../platform/change-look.ts"
import { lookNow } from "../../platform/look.ts"
import { usePageData } from "../page-data.tsx"

/**
 * Shows the hue and the icon that somebody's record says, and the app's own where nobody is signed in. What this device kept of them was
 * there with the first paint.
 */
export function useOwnLook(): void {
  const { icons } = usePageData().brand
  const { state, user } = useSession()
  const isKnown = state === "anonymous" || user !== null
  useEffect(() => {
    const look = lookNow()
    const theirs = { ...look, hue: user?.shelfHue ?? null, icon: user?.appIcon ?? null }
    if (isKnown && (theirs.hue !== look.hue || theirs.icon !== look.icon)) changeLook(theirs, icons)
  }, [isKnown, user, icons])
}
