import { useRead } from "../../../platform/reads/use-reads.ts"
import { useSession } from "../../session/index.ts"
import { feedRead } from "../feed-read.ts"

const none: string[] = []

/** The finished tiles of a feed in order; empty until it has arrived. */
export function useFeedIds(category: string | null): string[] {
  const { userId } = useSession()
  return useRead(feedRead(category, userId)).data?.ids ?? none
}
