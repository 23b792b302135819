import type { UserRecord } from "@confetti/contract/users"
import { sessionChannel } from "../session-channel.ts"

/** What one tab tells the others: that somebody came or went, or that a record changed. */
export type TabNews = { type: "came" } | { type: "left" } | { type: "record"; record: UserRecord }

export function tellOtherTabs(news: TabNews): void {
  sessionChannel()?.postMessage(news)
}

export function hearOtherTabs(listener: (news: TabNews) => void): void {
  sessionChannel()?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => listener(data))
}
