import { createEmitter } from "../create-store.ts"

export type SeenError = {
  error: unknown
  /** What was being done, in a few words. */
  context?: string | undefined
  isUnhandled?: boolean
}

export const reports = createEmitter<SeenError>()

/** Sends an error to the error reporter, silently. Nothing personal goes along. */
export function reportError(error: unknown, context?: string): void {
  reports.emit({ error, context })
}
