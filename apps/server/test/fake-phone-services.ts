import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { createServer as createHttp2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2"
import type { AddressInfo } from "node:net"
import { type CryptoKey, jwtVerify } from "jose"

type Taken = { token: string; title: string; body: string; path: string }
type Said = { status: number; body?: object; headers?: Record<string, string> }

export type FakePhoneServices = {
  fcmOrigin: string
  apnsOrigin: string
  /** Notifications that reached phones, by token. */
  taken: Taken[]
  /** Further answers of each phone's service. Default: accepted. */
  answers: Map<string, Said>
  /** Faults found in received requests. */
  faults: string[]
  /** How many access tokens Google gave out. */
  accesses: () => number
  stop: () => Promise<void>
}

type Keys = { fcm: CryptoKey; apns: CryptoKey; now: () => number }

/** Firebase Cloud Messaging (HTTP v1, with Google's token endpoint) and Apple's service (HTTP/2, by token) on this machine. */
export async function startFakePhoneServices({ fcm, apns, now }: Keys): Promise<FakePhoneServices> {
  const taken: Taken[] = []
  const answers = new Map<string, Said>()
  const faults: string[] = []
  const given = new Set<string>()
  const sessions = new Set<ServerHttp2Session>()
  const clock = () => ({ currentDate: new Date(now()) })

  const google = createServer((request, response) => {
    const answer = request.url === "/token" ? giveAccess(request, response) : takeFcm(request, response)
    answer.catch((error: unknown) => {
      faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  async function giveAccess(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    if (form.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer") throw new Error("another grant")
    const { payload } = await jwtVerify(form.get("assertion") ?? "", fcm, {
      audience: `${fcmOrigin}/token`,
      issuer: "push@project.example",
      ...clock(),
    })
    if (!String(payload["scope"]).endsWith("/firebase.messaging")) throw new Error("another scope")
    const access = `access-${given.size + 1}`
    given.add(access)
    response.writeHead(200).end(JSON.stringify({ access_token: access, expires_in: 3600 }))
  }
  async function takeFcm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== "/v1/projects/confetti-1/messages:send") throw new Error(`another address: ${request.url}`)
    if (!given.has((request.headers.authorization ?? "").replace("Bearer ", ""))) throw new Error("no access")
    const { message } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    if (!/^\d+s$/.test(message.android.ttl)) throw new Error("no time to live")
    const { status, body = {}, headers } = answers.get(message.token) ?? { status: 200 }
    if (status === 200) taken.push({ token: message.token, ...message.notification, path: message.data.path })
    response.writeHead(status, headers).end(JSON.stringify(body))
  }

  const apple = createHttp2Server()
  apple.on("session", (session) => sessions.add(session))
  apple.on("stream", (stream: ServerHttp2Stream, headers) => {
    const answer = async (): Promise<void> => {
      const token = /^\/3\/device\/(.+)$/.exec(String(headers[":path"]))?.[1]
      if (headers[":method"] !== "POST" || token === undefined) throw new Error("another request")
      if (headers["apns-topic"] !== "com.example.feed") throw new Error("another topic")
      if (headers["apns-push-type"] !== "alert") throw new Error("another type")
      const { protectedHeader } = await jwtVerify(String(headers.authorization).replace("bearer ", ""), apns, {
        issuer: "A1B2C3D4E5",
        ...clock(),
      })
      if (protectedHeader.kid !== "KEY1234567") throw new Error("another key")
      const { aps, path } = JSON.parse(Buffer.concat(await stream.toArray()).toString())
      const { status, body = {}, headers: more } = answers.get(token) ?? { status: 200 }
      if (status === 200) taken.push({ token, ...aps.alert, path })
      stream.respond({ ":status": status, ...more })
      stream.end(status === 200 ? "" : JSON.stringify(body))
    }
    answer().catch((error: unknown) => {
      faults.push(String(error))
      stream.respond({ ":status": 400 })
      stream.end("{}")
    })
  })
  await Promise.all([google, apple].map((each) => new Promise<void>((done) => each.listen(0, "127.0.0.1", done))))
  const [fcmOrigin, apnsOrigin] = [google, apple].map(
    (each) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`,
  ) as [string, string]
  return {
    fcmOrigin,
    apnsOrigin,
    taken,
    answers,
    faults,
    accesses: () => given.size,
    stop: async () => {
      google.closeAllConnections()
      for (const session of sessions) session.destroy()
      await Promise.all([google, apple].map((each) => new Promise((done) => each.close(done))))
    },
  }
}
