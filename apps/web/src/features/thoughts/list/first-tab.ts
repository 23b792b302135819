import type { ThoughtTab } from "@confetti/contract/thoughts"

/** The tab that is open before anybody has chosen: the best ones, or where nothing was marked yet what people wrote. Null while that is not known. */
export function firstTab(interesting: number | undefined): ThoughtTab | null {
  if (interesting === undefined) return null
  return interesting > 0 ? "INTERESTING" : "USER_TAKES"
}
