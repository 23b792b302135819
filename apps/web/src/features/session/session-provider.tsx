import type { UserRecord } from "@confetti/contract/users"
import { createContext, type ReactNode, use, useEffect } from "react"
import { Button } from "../../ui/button.tsx"
import type { JoinAsk, OpenJoin, Session, SessionStore } from "./session-store.ts"
import { startSession } from "./start-session.ts"

const tooEarly = "Can't call useUser before the user context is loaded"

export const SessionContext = createContext<SessionStore | null>(null)

type Props = { store: SessionStore; children: ReactNode }

export function SessionProvider({ store, children }: Props) {
  useEffect(() => startSession(store), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** Throws outside the provider. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error(tooEarly)
  return store
}

/** The current session. Throws outside the provider. */
export function useSession(): Session {
  return useSessionStore().useValue()
}

/** The signed-in user. Throws outside the provider, while loading, and for guests. */
export function useUser(): UserRecord {
  const { user } = useSession()
  if (!user) throw new Error(tooEarly)
  return user
}

export function useOpenJoin(): OpenJoin {
  return useSessionStore().openJoin
}

/** Both ways in, for guests who read what an account offers. */
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
