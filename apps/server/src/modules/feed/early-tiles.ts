import { mostFeedIds } from "@confetti/contract/limits"
import { isEarly } from "@confetti/domain/tile/early-access"
import type { LiveContent } from "../../platform/content/live-content.ts"
import { readerUntil } from "../../platform/content/reader.ts"
import { upcomingForFeed } from "../../platform/content/upcoming-tiles.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { readInteractionHistory } from "../ranking/interactions-store.ts"

/** More at the head of a feed would be all there is of it. */
const mostEarly = 5

type Reader = { content: LiveContent; caller: { userId: string | null }; now: number }

/**
 * The tiles that this person reads before everybody and has not met yet, the next one to be published first: they stand at the head of
 * their feed. None of what they want less of. They are in no saved order, since each is early for a day only.
 */
export async function earlyTilesFor(db: Db | Tx, reader: Reader): Promise<readonly string[]> {
  const { content, caller, now } = reader
  const early = upcomingForFeed(content.current(), now).filter(({ publishedAt }) => isEarly(publishedAt, now))
  if (early.length === 0 || caller.userId === null) return []
  if ((await readerUntil(db, reader)) === now) return []
  const { history, finished, known, lessPreferences } = await readInteractionHistory(db, caller.userId)
  const met = new Set([...history.map(({ tileId }) => tileId), ...finished, ...known])
  const less = new Set(lessPreferences.map(({ subject }) => subject))
  return early
    .filter(({ id, categories }) => !met.has(id) && !less.has(id) && !categories.some((each) => less.has(each)))
    .slice(0, mostEarly)
    .map(({ id }) => id)
}

/** An order with them before it, as long as an order may be. */
export function behindEarly(early: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...early, ...ids])].slice(0, mostFeedIds)
}
