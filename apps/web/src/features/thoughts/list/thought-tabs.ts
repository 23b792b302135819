import type { ThoughtTab } from "@confetti/contract/thoughts"
import { toEnd } from "@confetti/domain/messages/words-language"

/** In display order. The contract's list would include its schemas. */
export const thoughtTabs: readonly ThoughtTab[] = ["INTERESTING", "USER_TAKES"]

export function nextTab(tab: ThoughtTab, key: string): ThoughtTab | null {
  const at = thoughtTabs.indexOf(tab)
  const to: Record<string, number> = {
    ArrowRight: around(at + toEnd),
    ArrowLeft: around(at - toEnd),
    Home: 0,
    End: thoughtTabs.length - 1,
  }
  return thoughtTabs[to[key] ?? -1] ?? null
}

function around(at: number): number {
  return (at + thoughtTabs.length) % thoughtTabs.length
}

/** The initial tab: interesting ones, or all if nothing was marked yet. Null while unknown. */
export function firstTab(interesting: number | undefined): ThoughtTab | null {
  if (interesting === undefined) return null
  return interesting > 0 ? "INTERESTING" : "USER_TAKES"
}
