import { createContext, type ReactNode, useEffect } from "react"
import type { SessionHooks } from "./session-hooks.ts"
import { type Session, useSessionNow } from "./session-store.ts"
import { startSession } from "./start-session.ts"

export const SessionContext = createContext<Session | null>(null)

type Props = {
  hooks: SessionHooks
  /** Whether the page was asked for by somebody signed in; null where it does not say. */
  isSignedIn: boolean | null
  children: ReactNode
}

/** Gives everything inside it the session. It is loading for the first paint; who is here is asked once the page is alive. */
export function SessionProvider({ hooks, isSignedIn, children }: Props) {
  const session = useSessionNow()
  useEffect(() => startSession(hooks, isSignedIn), [hooks, isSignedIn])
  return <SessionContext value={session}>{children}</SessionContext>
}
