import type { UserRecord } from "@confetti/contract/users"

/** What one tab tells the others: that somebody came or went, or that a record changed. */
export type TabNews = { type: "came" } | { type: "left" } | { type: "record"; record: UserRecord }

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("cf_session") : null

export function tellOtherTabs(news: TabNews): void {
  channel?.postMessage(news)
}

export function hearOtherTabs(listener: (news: TabNews) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => listener(data))
}
