import { createElement, useEffect } from "react"
import { useSession } from "../../features/session/index.ts"
import { SourceNote } from "../../features/tile/source-note/index.ts"
import { changeLook } from "../../platform/change-look.ts"
import { applySideGestures } from "../../platform/device/apply-side-gestures.ts"
import { lookNow } from "../../platform/look.ts"
import { onFirstUse, wasUsed } from "../../platform/on-use.ts"
import { usePageData } from "../page-data.tsx"
import { followGuest } from "../session/follow-guest.ts"

/** What follows whoever is here once they have begun to use the page. */
export function InUse() {
  useGuest()
  useOwnLook()
  useSideGestures()
  return createElement(SourceNote)
}

/** Follows a guest from the first time they touch the page. */
function useGuest(): void {
  const isGuest = useSession().state === "anonymous"
  useEffect(() => {
    if (!isGuest) return
    if (wasUsed()) return followGuest()
    let stop = () => undefined as void
    const off = onFirstUse(() => {
      stop = followGuest()
    })
    return () => {
      off()
      stop()
    }
  }, [isGuest])
}

/**
 * What this device shows of somebody's hue and icon becomes what their record says; of nobody, the app's own. What the device kept of it
 * was there with the first paint.
 */
function useOwnLook(): void {
  const { icons } = usePageData().brand
  const { state, user } = useSession()
  const isKnown = state === "anonymous" || user !== null
  useEffect(() => {
    const look = lookNow()
    const theirs = { ...look, hue: user?.shelfHue ?? null, icon: user?.appIcon ?? null }
    if (isKnown && (theirs.hue !== look.hue || theirs.icon !== look.icon)) changeLook(theirs, icons)
  }, [isKnown, user, icons])
}

function useSideGestures(): void {
  const { hasAndroidSideGestures: isOn } = usePageData()
  useEffect(() => applySideGestures(isOn), [isOn])
}
