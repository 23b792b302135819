import { AppError } from "@confetti/contract/app-error"
import { codeOf } from "../thrown.ts"

/** An error's code or class name, as its message may quote a person. */
export function errorType(error: unknown): string {
  if (error instanceof AppError) return error.code
  return codeOf(error) ?? (error instanceof Error ? error.name : "_OTHER")
}
