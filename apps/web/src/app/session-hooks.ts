import { feedRead } from "../features/feed/index.ts"
import type { SessionHooks } from "../features/session/index.ts"
import type { ReadCache } from "../platform/reads/read-cache.ts"

/** What the app reads anew when somebody comes, and forgets when they go. */
export function sessionHooks(cache: ReadCache): SessionHooks {
  return {
    onUser: () => cache.load(feedRead(null), 0),
    onLeave: () => cache.forget(),
  }
}
