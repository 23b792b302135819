import { createContext, type ReactNode, useEffect, useSyncExternalStore } from "react"
import { loading, readSession, type Session, subscribeSession } from "./session-store.ts"
import type { SessionHooks } from "./session-hooks.ts"
import { startSession } from "./start-session.ts"

export const SessionContext = createContext<Session | null>(null)

type Props = { hooks: SessionHooks; children: ReactNode }

/** Gives everything inside it the session. It is loading for the first paint; who is here is asked once the page is alive. */
export function SessionProvider({ hooks, children }: Props) {
  const session = useSyncExternalStore(subscribeSession, readSession, () => loading)
  useEffect(() => startSession(hooks), [hooks])
  return <SessionContext value={session}>{children}</SessionContext>
}
