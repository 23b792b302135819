import { useEffect } from "react"
import { createSessionStore, SessionProvider, type SessionStore } from "../features/session/index.ts"
import { onceOnline } from "../platform/connection.ts"
import { RenderedAt } from "../platform/location.ts"
import { SessionScopeContext, type SessionScopes } from "../platform/session-scope.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { endHydration } from "../ui/use-is-hydrated.ts"
import { App } from "./app.tsx"
import { FailureScreen } from "./screens/failure-screen.tsx"

type Props = { scopes: SessionScopes; session: SessionStore; path?: string; search?: string }

/** The app with its providers. On the server the path is given. */
export function AppRoot({ scopes, session, path, search }: Props) {
  const scope = scopes.useValue()
  useEffect(endHydration, [])
  return (
    <SessionScopeContext value={scope}>
      <SessionProvider store={session}>
        <RenderedAt value={path === undefined ? null : { path, search: search ?? "" }}>
          <ErrorBoundary fallback={<FailureScreen />}>
            <App />
          </ErrorBoundary>
        </RenderedAt>
      </SessionProvider>
    </SessionScopeContext>
  )
}

export function createAppSession(scopes: SessionScopes): SessionStore {
  const follower = async () => (await import("./session/follow-user.ts")).userFollowerOf(scopes.get())
  return createSessionStore({
    isSignedIn: scopes.get().page.isSignedIn,
    onUser: async (userId) => (await onceOnline(follower)).onSignedIn(userId),
    onLeaving: async () => (await follower()).onSignedOut(),
    onLeft: scopes.next,
  })
}
