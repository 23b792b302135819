import { type ErrorCode, errorCatalogue } from "./errors.ts"

/** Details sent beside the code: a field, a wait, a limit. Never secret. */
export type ErrorDetails = Record<string, string | number | boolean | null | readonly string[]>

/** An expected failure. Its code is from the catalogue, its message is for people; both are sent. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, message: string = errorCatalogue[code].message) {
    super(message)
    this.name = "AppError"
    this.code = code
    this.details = details
  }
}
