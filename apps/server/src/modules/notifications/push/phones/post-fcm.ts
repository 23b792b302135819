import type { Services } from "../../../../platform/services.ts"
import type { DeviceMessage } from "./device-message.ts"
import type { PushOutcome } from "../push-outcome.ts"
import { waitOf } from "../push-outcome.ts"
import { fcmAccess, invalidateFcmAccess } from "./fcm-access.ts"

const usualOrigin = "https://fcm.googleapis.com"
const patience = 10_000

/** Sends a message to Firebase Cloud Messaging (HTTP v1). Of two with one tag the phone shows the latest. Throws without an answer. */
export async function postFcm(
  { token, payload, ttlSeconds, now }: DeviceMessage,
  services: Pick<Services, "config" | "own">,
): Promise<PushOutcome> {
  const { FCM_ORIGIN: origin = usualOrigin, FCM_PROJECT_ID: project = "" } = services.config
  const { tag, title, body, path } = payload
  const response = await fetch(`${origin}/v1/projects/${encodeURIComponent(project)}/messages:send`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await fcmAccess(services, now)}` },
    body: JSON.stringify({
      message: {
        token,
        notification: { title, body },
        data: { path, tag },
        android: { ttl: `${ttlSeconds}s`, collapse_key: tag.slice(0, 64), notification: { tag } },
      },
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  })
  const text = await response.text()
  if (response.ok) return { outcome: "accepted" }
  // The app was uninstalled. A bare 404 or another sender is a wrong setting here: no reason to remove devices.
  if (text.includes('"UNREGISTERED"')) return { outcome: "gone" }
  if (response.status === 401) {
    invalidateFcmAccess(services)
    return { outcome: "later", afterMs: 0 }
  }
  if (response.status !== 429 && response.status < 500) return { outcome: "refused" }
  return { outcome: "later", afterMs: waitOf(response.headers.get("retry-after")) }
}
