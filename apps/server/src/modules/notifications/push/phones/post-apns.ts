import { hash } from "node:crypto"
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2"
import type { Services } from "../../../../platform/services.ts"
import { type PushOutcome, waitOf } from "../push-outcome.ts"
import { apnsToken, invalidateApnsToken } from "./apns-token.ts"
import type { DeviceMessage } from "./device-message.ts"

const usualOrigin = "https://api.push.apple.com"
const patience = 10_000

/** Apple no longer knows the device. `DeviceTokenNotForTopic` is a wrong setting here: no reason to remove devices. */
const goneReasons = new Set(["BadDeviceToken", "Unregistered", "ExpiredToken"])

/** Sends a message to Apple over HTTP/2. Of two with one collapse id the phone shows the latest. Throws without an answer. */
export async function postApns(
  { token, payload, ttlSeconds, now }: DeviceMessage,
  services: Pick<Services, "config" | "own">,
): Promise<PushOutcome> {
  const { APNS_ORIGIN: origin = usualOrigin, APNS_TOPIC: topic = "" } = services.config
  const { tag, title, body, path } = payload
  const { status, headers, reason } = await ask(
    origin,
    {
      ":method": "POST",
      ":path": `/3/device/${token}`,
      authorization: `bearer ${await apnsToken(services, now)}`,
      "apns-topic": topic,
      "apns-push-type": "alert",
      "apns-expiration": String(Math.floor(now / 1000) + ttlSeconds),
      "apns-collapse-id": hash("sha256", tag, "base64url").slice(0, 32),
    },
    JSON.stringify({ aps: { alert: { title, body }, sound: "default" }, path, tag }),
  )
  if (status === 200) return { outcome: "accepted" }
  if (status === 410 || goneReasons.has(reason)) return { outcome: "gone" }
  if (reason === "ExpiredProviderToken") {
    invalidateApnsToken(services)
    return { outcome: "later", afterMs: 0 }
  }
  if (status !== 429 && status < 500) return { outcome: "refused" }
  return { outcome: "later", afterMs: waitOf(headers["retry-after"] ?? null) }
}

type Answer = { status: number; headers: IncomingHttpHeaders; reason: string }

/** A connection for each request: batches are small, and a kept connection would outlive the server's last job. */
async function ask(origin: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const session = connect(origin)
  try {
    return await answered(session, headers, body)
  } finally {
    session.destroy()
  }
}

function answered(session: ClientHttp2Session, headers: Record<string, string>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    session.on("error", reject)
    session.setTimeout(patience, () => reject(new Error("Apple did not answer")))
    const request = session.request(headers)
    let got: IncomingHttpHeaders = {}
    let text = ""
    request.setEncoding("utf8")
    request.on("error", reject)
    request.on("response", (received) => {
      got = received
    })
    request.on("data", (chunk: string) => {
      text += chunk
    })
    request.on("end", () => resolve({ status: Number(got[":status"] ?? 0), headers: got, reason: reasonOf(text) }))
    request.end(body)
  })
}

function reasonOf(text: string): string {
  try {
    const { reason } = JSON.parse(text) as { reason?: unknown }
    return typeof reason === "string" ? reason : ""
  } catch {
    return ""
  }
}
