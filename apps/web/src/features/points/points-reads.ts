import type { PointsOverview, StatementEntry } from "@confetti/contract/points"
import { nativePlatform } from "../../platform/analytics/log-event.ts"
import { call } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

export type Overview = PointsOverview
export type StatementPage = { entries: StatementEntry[]; next: number | null; balance: number; held: number }
export type StatementFilter = "all" | "earned" | "spent"

export const filters: readonly StatementFilter[] = ["all", "earned", "spent"]

/** The balance and every way to earn. Of nobody there is none. */
export function overviewRead(isSignedIn: boolean): ReadRequest<Overview | null> {
  return {
    key: isSignedIn ? overviewKey : "points of nobody",
    read: async () => (isSignedIn ? call<Overview>("points-get_overview", { platform: platformHere() }) : null),
  }
}

export const overviewKey = "points overview"

/** One page of the statement; `before` is the `next` of the page before, or null for the newest. */
export function statementRead(filter: StatementFilter, before: number | null): ReadRequest<StatementPage> {
  return {
    key: statementKey(filter, before),
    read: () => call<StatementPage>("points-list_entries", { filter, ...(before !== null && { before }) }),
  }
}

function statementKey(filter: StatementFilter, before: number | null): string {
  return `points statement ${filter} ${before ?? "newest"}`
}

function platformHere(): "ios" | "web" | "unknown" {
  const native = nativePlatform()
  return native === null ? "web" : native === "ios" ? "ios" : "unknown"
}
