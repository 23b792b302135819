import { machineOf } from "../machine/session-machine.ts"
import { useSessionStore } from "../session-provider.tsx"
import type { SessionMachine } from "../session-store.ts"

export function useSessionMachine(): SessionMachine {
  return machineOf(useSessionStore())
}
