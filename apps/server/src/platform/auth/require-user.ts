import { AppError } from "@confetti/contract/app-error"
import type { Caller } from "./identify.ts"

/** Somebody who is signed in. */
export type Person = Caller & { userId: string; sessionId: string; email: string }

/** The caller, where there is a session; the error `session/required` otherwise. */
export function requireUser({ caller }: { caller: Caller }): Person {
  const { userId, sessionId, email } = caller
  if (userId === null || sessionId === null || email === null) throw new AppError("session/required")
  return { ...caller, userId, sessionId, email }
}
