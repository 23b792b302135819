import type { UserRecord } from "@confetti/contract/users"
import { use } from "react"
import { SessionContext } from "./session-provider.tsx"
import type { Session } from "./session-store.ts"

const tooEarly = "Can't call useUser before the user context is loaded"

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
