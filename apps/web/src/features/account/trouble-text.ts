import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../platform/api.ts"

/** Why the account was not deleted, or the code not sent: what happened, what was kept, what to do now. */
export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong here. Nothing was deleted. Please try again.`
  switch (error.code) {
    case "offline":
      return t`There is no connection. Nothing was deleted; try again when you are online.`
    case "session/wrong-code":
      return t`This code is not right. Nothing was deleted; look at the latest mail and try again.`
    case "session/code-expired":
      return t`This code is too old. Nothing was deleted; ask for a new one.`
    case "session/too-many-tries":
      return t`This code was tried too often. Nothing was deleted; ask for a new one.`
    case "request/rate-limited":
      return t`Those were many tries. Nothing was deleted; please wait a few minutes, then ask for a new code.`
    case "mail/unavailable":
      return t`The mail could not be sent. Nothing was deleted; please try again in a moment.`
    case "session/required":
    case "session/expired":
      return t`Your session has ended. Log in again, then come back here.`
    default:
      return t`The server did not answer. Nothing was deleted; please try again in a moment.`
  }
}
