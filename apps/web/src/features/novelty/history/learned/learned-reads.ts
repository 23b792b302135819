import type { LearnedWeek, YearReview } from "@confetti/contract/recall"
import { readDocuments } from "../../../../platform/api.ts"
import { deviceZone } from "../../../../platform/device-zone.ts"
import type { ReadRequest } from "../../../../platform/reads/read-cache.ts"

/** What a person read to its end this week; nothing of nobody, whose week is on the device. */
export function learnedWeekRead(userId: string | null): ReadRequest<LearnedWeek | null> {
  return {
    key: `learned week of ${userId}`,
    read: async () =>
      userId === null ? null : ((await readDocuments(`users/${userId}/learned?${zone()}`))[0] ?? null),
  }
}

/** A person's year, while it is looked back on; null at any other time, and where there is too little of it. */
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
