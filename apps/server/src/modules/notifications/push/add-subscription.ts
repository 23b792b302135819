import { AppError } from "@confetti/contract/app-error"
import { addSubscription } from "@confetti/contract/push"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addDevice } from "./add-device.ts"
import { arePushKeys } from "./are-push-keys.ts"
import { isPushService } from "./is-push-service.ts"

export const addSubscriptionCallable = writeCallable(addSubscription, async (tx, { endpoint, keys, zone }, context) => {
  const user = context.caller
  const { config, capabilities } = context
  if (!capabilities.push) throw new AppError("notifications/switched-off")
  if (!isPushService(endpoint, config)) throw new AppError("notifications/unknown-push-service")
  if (!arePushKeys(keys)) throw new AppError("notifications/bad-keys")
  return addDevice(tx, { endpoint, ...keys }, { user, zone, context })
})
