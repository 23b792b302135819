import { type ErrorCode, errorCatalogue } from "./errors.ts"

/** What crosses the wire beside the code: which field, how long to wait, which limit. Never anything secret. */
export type ErrorDetails = Record<string, string | number | boolean | null | readonly string[]>

/** An expected failure. Its code is from the catalogue, its message is for a person, and both cross the wire. */
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
