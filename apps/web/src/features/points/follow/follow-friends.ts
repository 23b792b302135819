import { call } from "../../../platform/api.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { readStored, writeStored } from "../../../platform/storage.ts"
import { refreshPoints } from "../points-news.ts"
import type { StatementPage } from "../points-reads.ts"
import type { Landing } from "./landing/gather-landings.ts"
import { isSeen, newsOfFriends } from "./news-of-friends.ts"

const key = "cf_points_seen"
/** More friends than settle in between two visits. */
const most = 30

type Parts = { userId: string; cache: ReadCache; land: (landing: Landing) => void }

/** What friends bring comes while one is elsewhere: it lands when the app is next looked at. Gives what ends that. */
export function followFriends({ userId, cache, land }: Parts): () => void {
  let isOver = false

  const look = async () => {
    if (document.hidden) return
    const { entries } = await call<StatementPage>("points-list_entries", { filter: "earned", limit: most })
    if (isOver) return
    const { landing, seen } = newsOfFriends(entries, userId, readStored(key, isSeen))
    writeStored(key, seen)
    if (!landing) return
    land(landing)
    await refreshPoints(cache)
  }
  // Without a connection there is no news.
  const lookAgain = () => void look().catch(() => undefined)
  document.addEventListener("visibilitychange", lookAgain)
  lookAgain()
  return () => {
    isOver = true
    document.removeEventListener("visibilitychange", lookAgain)
  }
}
