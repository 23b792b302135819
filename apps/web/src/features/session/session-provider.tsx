import type { UserRecord } from "@confetti/contract/users"
import { createContext, type ReactNode, use, useEffect } from "react"
import { type Session, type SessionHooks, useSessionNow } from "./session-store.ts"
import { startSession } from "./start-session.ts"

const tooEarly = "Can't call useUser before the user context is loaded"

export const SessionContext = createContext<Session | null>(null)

type Props = { hooks: SessionHooks; children: ReactNode }

/** Gives everything inside it the session. It is loading for the first paint; who is here is asked once the page is alive. */
export function SessionProvider({ hooks, children }: Props) {
  const session = useSessionNow()
  useEffect(() => startSession(hooks), [hooks])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is here, as far as is known. Throws outside the provider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error(tooEarly)
  return session
}

/** The user there must be: throws outside the provider, while the session loads, and when there is none. */
export function useUser(): UserRecord {
  const { user } = useSession()
  if (!user) throw new Error(tooEarly)
  return user
}
