import type { SessionHooks } from "../features/session/index.ts"
import type { ReadCache } from "../platform/reads/read-cache.ts"

/** What the app does when somebody comes, and forgets when they go: code that nobody needs before. */
export function sessionHooks(cache: ReadCache): SessionHooks {
  return {
    onUser: async (userId) => {
      const { welcome } = await import("./follow-user.ts")
      await welcome(userId, cache)
    },
    onLeaving: async () => (await import("./follow-user.ts")).farewell(),
    onLeave: () => cache.forget(),
  }
}
