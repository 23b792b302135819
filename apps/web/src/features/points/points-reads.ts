import type { PointsOverview, StatementEntry } from "@confetti/contract/points"
import { nativePlatform } from "../../platform/analytics/native.ts"
import { call } from "../../platform/api.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"
import { type Read, useRead } from "../../platform/reads/use-reads.ts"

export type Overview = PointsOverview
export type StatementPage = { entries: StatementEntry[]; next: number | null; balance: number; held: number }
export type StatementFilter = "all" | "earned" | "spent"

export const filters: readonly StatementFilter[] = ["all", "earned", "spent"]

export const overviewRead: ReadRequest<Overview> = {
  key: "points overview",
  read: () => call("points-get_overview", { platform: platformHere() }),
}

const overviewOfNobodyRead: ReadRequest<null> = { key: "points of nobody", read: async () => null }

/** A page of the points history; `before` is the previous page's `next`, or null for the newest. */
export function statementRead(filter: StatementFilter, before: number | null): ReadRequest<StatementPage> {
  return {
    key: statementKey(filter, before),
    read: () => call("points-list_entries", { filter, ...(before !== null && { before }) }),
  }
}

function statementKey(filter: StatementFilter, before: number | null): string {
  return `points statement ${filter} ${before ?? "newest"}`
}

function platformHere(): "ios" | "web" | "unknown" {
  const native = nativePlatform()
  return native === null ? "web" : native === "ios" ? "ios" : "unknown"
}

/** Reads a person's points again after a change. */
export async function refreshPoints(cache: ReadCache): Promise<void> {
  const isKnown = cache.peek(overviewRead).data !== undefined
  await Promise.all([isKnown && cache.load(overviewRead, 0), refreshStatement(cache)])
}

/** Reads the history's first page again, if it was read before. */
export async function refreshStatement(cache: ReadCache): Promise<void> {
  const reads = filters.map((filter) => statementRead(filter, null))
  const known = reads.filter((read) => cache.peek(read).data !== undefined)
  await Promise.all(known.map((read) => cache.load(read, 0)))
}

export function usePoints(isSignedIn: boolean): Read<Overview | null> {
  return useRead<Overview | null>(isSignedIn ? overviewRead : overviewOfNobodyRead)
}
