import type { Role } from "@confetti/domain/editors/roles"
import { useCallback, useEffect, useRef, useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { ApiError, call } from "../../platform/api.ts"
import { onOnline } from "../../platform/connection.ts"
import { onAccessDoubt } from "./studio-call.ts"

export type Access =
  | { kind: "checking" | "guest" | "no-role" | "needs-passkey" | "no-passkey" | "offline" | "failed" }
  | { kind: "open"; userId: string; roles: ReadonlySet<Role> }

/** Milliseconds between checks of an open studio. */
const askedEvery = 30_000

/** The editor's access: checked at start, after signing in or out or a refusal, when the page becomes visible, and every half minute. */
export function useStudioAccess(): { access: Access; check: () => Promise<void> } {
  const { state, userId } = useSession()
  const [access, setAccess] = useState<Access>({ kind: "checking" })
  const latest = useRef(0)

  const check = useCallback(async () => {
    const asked = ++latest.current
    const found = await askServer()
    if (asked === latest.current) setAccess(found)
  }, [])

  useEffect(() => {
    if (state === "loading") return
    if (userId === null) {
      latest.current++
      setAccess({ kind: "guest" })
      return
    }
    void check()
    const onReturn = () => void (document.hidden || check())
    const timer = setInterval(onReturn, askedEvery)
    document.addEventListener("visibilitychange", onReturn)
    const stopDoubting = onAccessDoubt(() => void check())
    const stopWaiting = onOnline(() => void check())
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", onReturn)
      stopDoubting()
      stopWaiting()
    }
  }, [state, userId, check])

  return { access, check }
}

async function askServer(): Promise<Access> {
  try {
    const { userId, roles, isOpen, hasPasskey } = await call("editors-show_studio")
    if (roles.length === 0) return { kind: "no-role" }
    if (isOpen) return { kind: "open", userId, roles: new Set(roles) }
    return { kind: hasPasskey ? "needs-passkey" : "no-passkey" }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === "session/required" || code === "session/expired") return { kind: "guest" }
    return { kind: code === "offline" ? "offline" : "failed" }
  }
}
