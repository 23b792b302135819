import { AppError } from "@confetti/contract/app-error"
import { codeOf } from "../thrown.ts"

/** What failed, by a code or the name of its class: a message may quote what somebody wrote. */
export function errorType(error: unknown): string {
  if (error instanceof AppError) return error.code
  return codeOf(error) ?? (error instanceof Error ? error.name : "_OTHER")
}
