import { AppError } from "@confetti/contract/app-error"
import { messagingInstance, registerDevice } from "@confetti/contract/notifications"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mostInstances } from "./remember-instance.ts"
import { deleteOldInstances, keepInstance } from "./store.ts"

export const registerDeviceCallable = writeCallable(registerDevice, async (tx, { instance, platform }, context) => {
  const { userId } = context.caller
  const reached = messagingInstance.safeParse(instance ?? context.messagingInstance)
  if (!reached.success) throw new AppError("notifications/no-instance")
  await keepInstance(tx, userId, { instance: reached.data, platform, seen_at: new Date(context.now) })
  await deleteOldInstances(tx, userId, mostInstances)
  return { registered: true }
})
