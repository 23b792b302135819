import { useCallback } from "react"
import { signInByPasskey } from "./join/passkey.ts"
import { machineOf } from "./machine/session-machine.ts"
import { useSessionStore } from "./session-provider.tsx"

/** Reauthenticates the person with their passkey. False if none was used, or another person's. Throws an `ApiError`. */
export function useConfirmByPasskey(): () => Promise<boolean> {
  const store = useSessionStore()
  return useCallback(async () => {
    const { userId } = store.get()
    if (!(await signInByPasskey(false))) return false
    return (await machineOf(store).enter("passkey")).session.userId === userId
  }, [store])
}
