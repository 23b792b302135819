import { widescreenFrom } from "@confetti/domain/navigation/layout-kind"
import { useSyncExternalStore } from "react"

const query = `(min-width: ${widescreenFrom}px)`

/** Whether the layout is `widescreen`. False for the first paint. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, isWideNow, () => false)
}

export function isWideNow(): boolean {
  return matchMedia(query).matches
}

function follow(listener: () => void): () => void {
  const asked = matchMedia(query)
  asked.addEventListener("change", listener)
  return () => asked.removeEventListener("change", listener)
}
