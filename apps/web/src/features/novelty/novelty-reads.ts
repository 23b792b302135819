import type { NoveltyPage } from "@confetti/contract/novelty"
import type { LearnedWeek, YearReview } from "@confetti/contract/recall"
import type { HistoryFilter } from "@confetti/domain/novelty/novelty-history"
import { readDocuments } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"

export const wholeHistory: HistoryFilter = { q: "", category: null }

/** A page of a history; `before` is the previous page's `next`, or null for the newest. */
export function noveltyRead(
  userId: string,
  { q, category }: HistoryFilter,
  before: string | null,
): ReadRequest<NoveltyPage | undefined> {
  const rest = `${category === null ? "" : `&category=${encodeURIComponent(category)}`}${before === null ? "" : `&before=${encodeURIComponent(before)}`}`
  return {
    key: `novelty of ${userId} ${category ?? ""} ${before ?? "latest"} ${q}`,
    read: async () => (await readDocuments(`users/${userId}/novelty?q=${encodeURIComponent(q)}${rest}`))[0],
  }
}

/** Reads the newest answers again after a change, if they were read before. */
export async function refreshNovelty(cache: ReadCache, userId: string): Promise<void> {
  const read = noveltyRead(userId, wholeHistory, null)
  if (cache.peek(read).data !== undefined) await cache.load(read, 0)
}

/** Tiles a person finished this week; empty for guests, whose week is on the device. */
export function learnedWeekRead(userId: string | null): ReadRequest<LearnedWeek | null> {
  return {
    key: `learned week of ${userId}`,
    read: async () =>
      userId === null ? null : ((await readDocuments(`users/${userId}/learned?${zone()}`))[0] ?? null),
  }
}

/** A person's year in review during its season; otherwise null, and with too little data. */
export function yearReviewRead(userId: string | null): ReadRequest<YearReview | null> {
  return {
    key: `year of ${userId}`,
    read: async () =>
      userId === null ? null : ((await readDocuments(`users/${userId}/yearInReview?${zone()}`))[0] ?? null),
  }
}

function zone(): string {
  return `zone=${encodeURIComponent(deviceZone())}`
}
