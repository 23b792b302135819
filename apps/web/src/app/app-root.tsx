import type { PageData } from "@confetti/contract/page-data"
import { useMemo } from "react"
import { type Feed, FeedContext } from "../features/feed/index.ts"
import { type SessionHooks, SessionProvider } from "../features/session/index.ts"
import { onceOnline } from "../platform/connection.ts"
import { RenderedAt } from "../platform/location.ts"
import { once } from "../platform/once.ts"
import type { ReadCache } from "../platform/reads/read-cache.ts"
import { ReadCacheContext } from "../platform/reads/use-reads.ts"
import { type Sync, SyncContext } from "../platform/sync/sync.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { App } from "./app.tsx"
import { PageDataContext } from "./page-data.tsx"
import { FailureScreen } from "./screens/failure-screen.tsx"

type Props = { data: PageData; cache: ReadCache; sync: Sync; feed: Feed; path?: string; search?: string }

/** The app in its providers. On the server the path is given; in the browser it is the browser's. */
export function AppRoot({ data, cache, sync, feed, path, search }: Props) {
  const hooks = useMemo(() => sessionHooks(cache, sync, feed), [cache, sync, feed])
  return (
    <PageDataContext value={data}>
      <ReadCacheContext value={cache}>
        <SyncContext value={sync}>
          <FeedContext value={feed}>
            <SessionProvider hooks={hooks} isSignedIn={data.isSignedIn}>
              <RenderedAt value={path === undefined ? null : { path, search: search ?? "" }}>
                <ErrorBoundary fallback={<FailureScreen />}>
                  <App />
                </ErrorBoundary>
              </RenderedAt>
            </SessionProvider>
          </FeedContext>
        </SyncContext>
      </ReadCacheContext>
    </PageDataContext>
  )
}

/** What the app does when somebody comes, and forgets when they go: code that nobody needs before. */
function sessionHooks(cache: ReadCache, sync: Sync, feed: Feed): SessionHooks {
  const load = once(async () => (await import("./session/follow-user.ts")).followUser(cache, sync, feed))
  return {
    onUser: async (userId) => (await onceOnline(load)).onSignedIn(userId),
    onLeaving: async () => (await load()).onSignedOut(),
    onLeave: async () => {
      cache.forget()
      const { onLeft } = await load()
      onLeft()
    },
  }
}
