import { getStatus } from "@confetti/contract/referrals"
import { requireUser } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { statusOf } from "./status-view.ts"

export const getStatusCallable = readCallable(getStatus, (_none, context) =>
  statusOf(context.db, requireUser(context).userId, context.config),
)
