import { defaultLook } from "@confetti/domain/navigation/look"
import { useSyncExternalStore } from "react"
import { useLook } from "../platform/look.ts"

/** True when the person asked for less motion, of the system or of us. */
export function prefersStillness(): boolean {
  return document.documentElement.dataset.still !== undefined || matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** The same for what is rendered. False for the first paint. */
export function usePrefersStillness(): boolean {
  const { isStill } = useLook(defaultLook)
  return useSyncExternalStore(followSystem, prefersStillness, () => false) || isStill
}

function followSystem(listener: () => void): () => void {
  const asked = matchMedia("(prefers-reduced-motion: reduce)")
  asked.addEventListener("change", listener)
  return () => asked.removeEventListener("change", listener)
}
