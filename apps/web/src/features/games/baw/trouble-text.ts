import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../../platform/api.ts"

/** Why something was not done, in words for the person who asked for it. */
export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong here, and nothing was changed. Please try again.`
  if (error.code === "offline")
    return t`There is no connection, and nothing was changed. Try again when you are online.`
  return error.message
}
