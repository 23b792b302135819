import { useRead } from "../../platform/reads/use-reads.ts"
import { feedRead } from "./fetch-feed.ts"

const none: string[] = []

/** The finished tiles of a feed in order; empty until it has arrived. */
export function useFeedIds(category: string | null): string[] {
  return useRead(feedRead(category)).data?.ids ?? none
}
