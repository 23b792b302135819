import type { UserRecord } from "@confetti/contract/users"
import { createContext, type ReactNode, use, useEffect } from "react"
import { Button } from "../../ui/button.tsx"
import type { JoinAsk, OpenJoin, Session, SessionStore } from "./session-store.ts"
import { startSession } from "./start-session.ts"

const tooEarly = "Can't call useUser before the user context is loaded"

export const SessionContext = createContext<SessionStore | null>(null)

type Props = { store: SessionStore; children: ReactNode }

/** Gives everything inside it the session. For the first paint it is what the page says; who is here is asked once the page is alive. */
export function SessionProvider({ store, children }: Props) {
  useEffect(() => startSession(store), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** The session's own store. Throws outside the provider. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error(tooEarly)
  return store
}

/** Who is here, as far as is known. Throws outside the provider. */
export function useSession(): Session {
  return useSessionStore().useValue()
}

/** The user there must be: throws outside the provider, while the session loads, and when there is none. */
export function useUser(): UserRecord {
  const { user } = useSession()
  if (!user) throw new Error(tooEarly)
  return user
}

export function useOpenJoin(): OpenJoin {
  return useSessionStore().openJoin
}

/** The two ways in, for a guest who reads what an account would give them. */
export function JoinButtons() {
  const openJoin = useOpenJoin()
  return (
    <div className="join-buttons">
      <Button kind="primary" onClick={() => openJoin("join")}>
        Join
      </Button>
      <Button onClick={() => openJoin("login")}>Sign in</Button>
    </div>
  )
}

export function useJoinAsks(onAsk: (ask: JoinAsk) => void): void {
  const { joinAsks } = useSessionStore()
  useEffect(() => joinAsks.on(onAsk), [joinAsks, onAsk])
}
