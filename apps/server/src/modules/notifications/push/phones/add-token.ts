import { AppError } from "@confetti/contract/app-error"
import { addPushToken } from "@confetti/contract/push"
import { writeCallable } from "../../../../platform/callables/define-callable.ts"
import { addDevice } from "../add-device.ts"
import { deviceEndpoint } from "./device-service.ts"
import { deviceServices } from "./post-device.ts"

export const addTokenCallable = writeCallable(addPushToken, async (tx, { service, token, zone }, context) => {
  const user = context.caller
  const { config, capabilities } = context
  if (!capabilities.push) throw new AppError("notifications/switched-off")
  if (!deviceServices(config).includes(service)) throw new AppError("notifications/unknown-push-service")
  // FCM and APNs do not encrypt for the device.
  return addDevice(tx, { endpoint: deviceEndpoint(service, token), p256dh: "", auth: "" }, { user, zone, context })
})
