import { AppError } from "@confetti/contract/app-error"
import { messagingInstance, registerDevice } from "@confetti/contract/notifications"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { forgetOldInstances, keepInstance } from "./store.ts"

/** More devices than anyone reads on. */
const mostInstances = 20

/** Remembers where push can reach whoever is signed in. */
export const registerDeviceCallable = writeCallable(registerDevice, async (tx, { instance, platform }, context) => {
  const { caller, now } = context
  if (caller.userId === null) throw new AppError("session/required")
  const reached = messagingInstance.safeParse(instance ?? context.messagingInstance)
  if (!reached.success) throw new AppError("notifications/no-instance")
  await keepInstance(tx, caller.userId, { instance: reached.data, platform, seen_at: new Date(now) })
  await forgetOldInstances(tx, caller.userId, mostInstances)
  return { registered: true }
})
