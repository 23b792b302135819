import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
} from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { PushPayload } from "@confetti/contract/push"
import { jwtVerify } from "jose"

export type FakeDevice = {
  /** As a browser hands it out. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Received pushes, decrypted, oldest first. */
  pushes: PushPayload[]
  /** Further answers of its service. Default 201. */
  answers: { status: number; headers?: Record<string, string> }
}

export type FakePushService = {
  newDevice: () => FakeDevice
  /** Faults found in received requests. */
  faults: string[]
  /** How many requests came, whatever was answered. */
  requests: () => number
  stop: () => Promise<void>
}

/** A push service on this machine that speaks the protocol: it takes messages by RFC 8030 and 8292, and opens them by RFC 8291. */
export async function startFakePushService(): Promise<FakePushService> {
  const devices = new Map<string, { device: FakeDevice; keys: ECDH; auth: Buffer }>()
  const faults: string[] = []
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    const found = devices.get(request.url ?? "")
    void answer(request, response, found)
  })
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    found: { device: FakeDevice; keys: ECDH; auth: Buffer } | undefined,
  ): Promise<void> => {
    try {
      const payload = await take(request, found, origin())
      const { status, headers } = found?.device.answers ?? { status: 404 }
      if (status === 201) found?.device.pushes.push(payload)
      response.writeHead(status, headers).end()
    } catch (error) {
      faults.push(String(error))
      response.writeHead(400).end()
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    faults,
    requests: () => requests,
    newDevice: () => {
      const keys = createECDH("prime256v1")
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      const given = { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") }
      const device: FakeDevice = {
        subscription: { endpoint: origin() + path, keys: given },
        pushes: [],
        answers: { status: 201 },
      }
      devices.set(path, { device, keys, auth })
      return device
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function take(
  request: IncomingMessage,
  found: { keys: ECDH; auth: Buffer } | undefined,
  origin: string,
): Promise<PushPayload> {
  const body = Buffer.concat(await request.toArray())
  if (!found) throw new Error("an endpoint that was never given out")
  const { ttl, topic, authorization = "", "content-encoding": encoding } = request.headers
  if (request.method !== "POST") throw new Error("not a POST")
  if (!/^\d+$/.test(String(ttl))) throw new Error("no TTL")
  if (topic !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(String(topic))) throw new Error("a bad topic")
  if (encoding !== "aes128gcm") throw new Error("another encoding")
  await checkSender(authorization, origin)
  return JSON.parse(open(body, found).toString("utf8")) as PushPayload
}

/** RFC 8292: a token signed by the key it comes with, for this service, for a day at most. */
async function checkSender(authorization: string, origin: string): Promise<void> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, "base64url")
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")]
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" })
  const { payload } = await jwtVerify(token, publicKey, { audience: origin })
  if (!/^(mailto|https):/.test(payload.sub ?? "")) throw new Error("nobody to write to")
  if ((payload.exp ?? Number.POSITIVE_INFINITY) > Date.now() / 1000 + 86_400) throw new Error("a token for too long")
}

/** RFC 8188 and 8291: one record, its key agreed between the sender's key in the header and the device's. */
function open(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: aes128gcm\0", 16))
  const nonce = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: nonce\0", 12))
  const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error("no last record")
  return padded.subarray(0, end)
}
