import { getStatus } from "@confetti/contract/referrals"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { statusOf } from "./status-view.ts"

export const getStatusCallable = readCallable(getStatus, (_none, context) =>
  statusOf(context.db, context.caller.userId, context),
)
