import { hash } from "node:crypto"
import type { PushPayload } from "@confetti/contract/push"
import webPush from "web-push"
import type { Config } from "../../../platform/config.ts"
import type { Services } from "../../../platform/services.ts"
import { traceStep } from "../../../platform/tracing/trace-step.ts"
import type { PushKeys } from "./are-push-keys.ts"
import { isPushService } from "./is-push-service.ts"
import { deviceOf } from "./phones/device-service.ts"
import { postDevice } from "./phones/post-device.ts"
import { type PushOutcome, waitOf } from "./push-outcome.ts"
import { vapidKeys } from "./vapid-keys.ts"

type Message = { endpoint: string; keys: PushKeys; payload: PushPayload; ttlSeconds: number; now: number }

const patience = 10_000

/** Sends a message to a phone's or a browser's service. Never throws for the service's errors. */
export function postPush(
  { now, ...message }: Message,
  services: Pick<Services, "config" | "own">,
): Promise<PushOutcome> {
  const { endpoint, payload, ttlSeconds } = message
  const phone = deviceOf(endpoint)
  const service = phone?.service ?? "webpush"
  const step = { name: `send push ${service}`, attributes: { "peer.service": service } }
  const post = () =>
    phone === null
      ? postToBrowser(message, services.config)
      : postDevice(phone.service, { token: phone.token, payload, ttlSeconds, now }, services)
  return traceStep(step, post, ({ outcome }) => (outcome === "accepted" ? undefined : outcome))
}

/** Encrypts for one browser (RFC 8291) and sends to its push service (RFC 8030). */
async function postToBrowser(
  { endpoint, keys, payload, ttlSeconds }: Omit<Message, "now">,
  config: Config,
): Promise<PushOutcome> {
  // Checked when added; the operator's list may have changed.
  if (!isPushService(endpoint, config)) return { outcome: "gone" }
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: { subject: contactOf(config), ...vapidKeys(config) },
    TTL: ttlSeconds,
    // Of two with one topic the service keeps the latest, so a retry is shown once.
    topic: hash("sha256", payload.tag, "base64url").slice(0, 32),
  })
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers,
      body: body as Uint8Array<ArrayBuffer>,
      // A known host may redirect to an unknown one.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch {
    return { outcome: "later", afterMs: 0 }
  }
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "accepted" }
  if (status === 404 || status === 410) return { outcome: "gone" }
  if (status !== 429 && status < 500) return { outcome: "refused" }
  return { outcome: "later", afterMs: waitOf(headers.get("retry-after")) }
}

function contactOf({ PUBLIC_URL, MAIL_FROM }: Config): string {
  if (PUBLIC_URL?.startsWith("https:")) return PUBLIC_URL
  // The address between the angle brackets, if there are any.
  const address = MAIL_FROM?.split("<").at(-1)?.split(">")[0]?.trim()
  return `mailto:${address || "push@confetti.test"}`
}
