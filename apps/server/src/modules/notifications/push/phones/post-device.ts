import type { Config } from "../../../../platform/config.ts"
import type { Services } from "../../../../platform/services.ts"
import type { PushOutcome } from "../push-outcome.ts"
import type { DeviceMessage } from "./device-message.ts"
import type { DeviceService } from "./device-service.ts"
import { postApns } from "./post-apns.ts"
import { postFcm } from "./post-fcm.ts"

export function deviceServices(config: Config): DeviceService[] {
  return [
    ...(config.FCM_PROJECT_ID === undefined ? [] : (["fcm"] as const)),
    ...(config.APNS_KEY === undefined ? [] : (["apns"] as const)),
  ]
}

/** Sends a message to a device's service. Never throws for the service's errors. */
export async function postDevice(
  service: DeviceService,
  message: DeviceMessage,
  services: Pick<Services, "config" | "own">,
): Promise<PushOutcome> {
  // The operator may have removed the keys.
  if (!deviceServices(services.config).includes(service)) return { outcome: "gone" }
  try {
    return await (service === "fcm" ? postFcm(message, services) : postApns(message, services))
  } catch {
    return { outcome: "later", afterMs: 0 }
  }
}
