import type { ThoughtTab } from "@confetti/contract/thoughts"

/** As they stand beside each other. The contract's own list would bring its schemas along. */
export const thoughtTabs: readonly ThoughtTab[] = ["INTERESTING", "USER_TAKES"]

/** The tab a key leads to, round and round; null for a key that leads nowhere. */
export function nextTab(tab: ThoughtTab, key: string): ThoughtTab | null {
  const last = thoughtTabs.length - 1
  const at = thoughtTabs.indexOf(tab)
  const to: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  return thoughtTabs[to[key] ?? -1] ?? null
}
