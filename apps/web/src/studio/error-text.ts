import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../platform/api.ts"

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong. Nothing was changed. Please try again.`
  if (error.code === "offline") return t`You are offline. Nothing was changed. Try again when you are online.`
  if (error.code === "server/unexpected" || error.code === "server/unavailable")
    return t`Could not reach the server. Nothing was changed. Please try again in a moment.`
  return error.message
}
