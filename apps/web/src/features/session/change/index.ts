import { machineOf } from "../machine/session-machine.ts"
import { useSessionStore } from "../session-provider.tsx"
import type { SessionMachine } from "../session-store.ts"

/** Changes who is here, and what is known of them. */
export function useSessionMachine(): SessionMachine {
  return machineOf(useSessionStore())
}
