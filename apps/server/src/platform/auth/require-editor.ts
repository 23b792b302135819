import { AppError } from "@confetti/contract/app-error"
import type { Caller } from "./identify.ts"

/** Lets editors pass, and the operator at the server's own door. `session/required` and `session/editors-only` for the rest. */
export function requireEditor({ caller }: { caller: Caller }): void {
  if (caller.isEditor) return
  throw new AppError(caller.userId === null ? "session/required" : "session/editors-only")
}
