import { defaultLook } from "@confetti/domain/navigation/look"
import { useSyncExternalStore } from "react"
import { useLook } from "../platform/look.ts"

/** True if less motion is requested, by the system or in our settings. */
export function prefersStillness(): boolean {
  return document.documentElement.dataset.still !== undefined || matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** The same for rendering. False for the first paint. */
export function usePrefersStillness(): boolean {
  const { isStill } = useLook(defaultLook)
  return useSyncExternalStore(followSystem, prefersStillness, () => false) || isStill
}

function followSystem(listener: () => void): () => void {
  const asked = matchMedia("(prefers-reduced-motion: reduce)")
  asked.addEventListener("change", listener)
  return () => asked.removeEventListener("change", listener)
}
