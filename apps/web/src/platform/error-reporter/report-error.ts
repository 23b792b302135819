import { createEmitter } from "../create-store.ts"

export type SeenError = {
  error: unknown
  /** A short description of the action. */
  context?: string | undefined
  isUnhandled?: boolean
}

export const reports = createEmitter<SeenError>()

/** Reports an error silently, without personal data. */
export function reportError(error: unknown, context?: string): void {
  reports.emit({ error, context })
}
