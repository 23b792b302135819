import { useMemo } from "react"
import { type SessionHooks, SessionProvider } from "../features/session/index.ts"
import { onceOnline } from "../platform/connection.ts"
import { RenderedAt } from "../platform/location.ts"
import { SessionScopeContext, type SessionScopes } from "../platform/session-scope.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { App } from "./app.tsx"
import { FailureScreen } from "./screens/failure-screen.tsx"

type Props = { scopes: SessionScopes; path?: string; search?: string }

/** The app in its providers. On the server the path is given; in the browser it is the browser's. */
export function AppRoot({ scopes, path, search }: Props) {
  const scope = scopes.useValue()
  const hooks = useMemo(() => sessionHooks(scopes), [scopes])
  return (
    <SessionScopeContext value={scope}>
      <SessionProvider hooks={hooks}>
        <RenderedAt value={path === undefined ? null : { path, search: search ?? "" }}>
          <ErrorBoundary fallback={<FailureScreen />}>
            <App />
          </ErrorBoundary>
        </RenderedAt>
      </SessionProvider>
    </SessionScopeContext>
  )
}

/** The session's hooks: they load the code that follows a person when somebody comes. */
function sessionHooks(scopes: SessionScopes): SessionHooks {
  const follower = async () => (await import("./session/follow-user.ts")).userFollowerOf(scopes.get())
  return {
    isSignedIn: scopes.get().page.isSignedIn,
    onUser: async (userId) => (await onceOnline(follower)).onSignedIn(userId),
    onLeaving: async () => (await follower()).onSignedOut(),
    onLeft: scopes.next,
  }
}
