import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now = Date.now()
/** Each test's own. */
let ada: string
let people = 0
const start = (env: Record<string, string> = {}): Promise<TestServer> =>
  startTestServer({
    clock: () => now,
    env: { RATE_LIMIT_SIGN_IN: "100000", NATIVE_ORIGINS: "capacitor://localhost,https://localhost", ...env },
  })
beforeAll(async () => {
  server = await start()
})
beforeEach(() => {
  now = Date.now()
  ada = `ada-${++people}@example.com`
})
afterAll(() => server.stop())

const codeOf = async (response: Response) => (await response.json()).error?.details?.code
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const device = (name: string) => ({ "x-confetti-device": `${name}-0123456789abcdef` })
const getSession = (headers: Record<string, string>) => server.get("/auth/get-session", headers)
const send = (email: string, headers = {}) =>
  postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" }, headers)
const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.includes("session_token"))

async function signInAsBrowser(email: string, headers: Record<string, string> = {}): Promise<string> {
  const own = { origin: server.origin, ...headers }
  await send(email, own)
  const entered = await postAuth(server, "sign-in/email-otp", { email, otp: await latestCode(server, email) }, own)
  return sessionCookie(entered)?.split(";")[0] ?? ""
}

describe("a token that turns", () => {
  it("signs nobody out when its answer is lost: the one before goes on until the new one is shown", async () => {
    const { token } = await signIn(server, ada)
    now += day
    const lost = (await getSession(bearer(token))).headers.get("set-auth-token")
    expect(lost).not.toBeNull()
    now += 3 * day
    const told = await getSession(bearer(token))
    expect([told.status, told.headers.get("set-auth-token")]).toEqual([200, lost])
    expect((await server.call("users-get_home_feed", null, bearer(lost ?? ""))).status).toBe(200)
    now += 59_000
    expect((await getSession(bearer(token))).status).toBe(200)
    now += 2_000
    expect((await getSession(bearer(token))).status).toBe(401)
    expect((await getSession(bearer(lost ?? ""))).status).toBe(200)
  })

  it("tells a tab that comes late the token of now, in its cookie", async () => {
    const cookie = await signInAsBrowser(ada)
    now += day
    const first = sessionCookie(await getSession({ cookie }))
    now += 30_000
    const second = await getSession({ cookie })
    expect(sessionCookie(second)?.split(";")[0]).toBe(first?.split(";")[0])
    expect(second.headers.get("set-auth-token")).toBeNull()
    expect((await getSession({ cookie: first?.split(";")[0] ?? "" })).headers.getSetCookie()).toEqual([])
  })

  it("lasts as long as it is used, and not much longer", async () => {
    const { token } = await signIn(server, ada)
    now += 61 * day
    expect((await getSession(bearer(token))).status).toBe(401)
  })
})

describe("ending a session", () => {
  it("takes the cookie away, and can be asked twice", async () => {
    const cookie = await signInAsBrowser(ada)
    const own = { cookie, origin: server.origin }
    const ended = await postAuth(server, "revoke-sessions", {}, own)
    expect([ended.status, sessionCookie(ended)]).toEqual([200, expect.stringContaining("Max-Age=0")])
    const again = await postAuth(server, "sign-out", {}, own)
    expect([again.status, sessionCookie(again)]).toEqual([200, expect.stringContaining("Max-Age=0")])
  })

  it("is no error for a bearer that is over already", async () => {
    const { headers } = await signIn(server, ada)
    expect((await postAuth(server, "sign-out", {}, headers)).status).toBe(200)
    expect((await postAuth(server, "sign-out", {}, headers)).status).toBe(200)
  })

  it("elsewhere leaves a browser without a cookie that means nothing", async () => {
    const cookie = await signInAsBrowser(ada)
    await server.db.deleteFrom("auth_sessions").execute()
    const asked = await getSession({ cookie })
    expect([await asked.json(), sessionCookie(asked)]).toEqual([null, expect.stringContaining("Max-Age=0")])
  })

  it("is not done to whoever was here before by a bearer alone", async () => {
    const first = await signIn(server, ada)
    await signIn(server, "eve@example.com", { headers: first.headers })
    expect((await getSession(first.headers)).status).toBe(200)
  })
})

it("keeps of a device its network and what it calls itself, in bounds", async () => {
  const behindProxy = await start({ TRUST_PROXY: "1" })
  onTestFinished(behindProxy.stop)
  await signIn(behindProxy, ada, {
    headers: { "x-forwarded-for": "2001:db8:1:2:3:4:5:6", "user-agent": `Mozilla/5.0 ${"x".repeat(1000)}` },
  })
  const row = await behindProxy.db.selectFrom("auth_sessions").selectAll().executeTakeFirstOrThrow()
  expect(row.ip_address).toBe("2001:db8:1:2::/64")
  expect(row.user_agent).toMatch(/^Mozilla\/5\.0 x{388}$/)
  expect(row.rotated_at.getTime()).toBe(now)
})

describe("where signing in may begin", () => {
  const entrances = [
    ["email-otp/send-verification-otp", { email: "elsewhere@example.com", type: "sign-in" }],
    ["sign-in/email-otp", { email: "elsewhere@example.com", otp: "123456" }],
    ["passkey/verify-authentication", { response: { id: "x" } }],
    ["sign-in/social", { provider: "google" }],
  ] as const

  it.each(entrances)("not on another site's page: %s", async (path, body) => {
    for (const origin of ["https://evil.example", "null", "http://localhost:1"]) {
      const refused = await postAuth(server, path, body, { origin })
      expect([origin, refused.status, await codeOf(refused)]).toEqual([origin, 403, "session/foreign-origin"])
    }
    expect(server.services.mailbox?.list("elsewhere@example.com")).toEqual([])
  })

  it.each(["capacitor://localhost", "https://localhost"])(
    "in the native shell at %s, with a bearer",
    async (origin) => {
      const { headers } = await signIn(server, ada, { headers: { origin } })
      const session = await getSession({ ...headers, origin })
      expect(session.status).toBe(200)
      expect(session.headers.get("access-control-allow-origin")).toBe("*")
      expect(session.headers.get("access-control-allow-credentials")).toBeNull()
      expect(session.headers.get("access-control-expose-headers")).toContain("set-auth-token")
    },
  )
})

it("says of a code that it is old, not that it is wrong", async () => {
  await send(ada)
  await server.services.pool.query("update auth_verifications set expires_at = now() - interval '1 second'")
  await send("eve@example.com")
  const late = await postAuth(server, "sign-in/email-otp", { email: ada, otp: await latestCode(server, ada) })
  expect([late.status, await codeOf(late)]).toEqual([400, "session/code-expired"])
})

it("says of a wrong code how many tries are left, to whoever asked for one", async () => {
  const device = (name: string) => ({ "x-confetti-device": `${name}-0123456789abcdef` })
  await send(ada, device("owner"))
  const other = (await latestCode(server, ada)) === "000000" ? "111111" : "000000"
  const left = async (headers: Record<string, string>) => {
    const wrong = await postAuth(
      server,
      "sign-in/email-otp",
      { email: ada.replace("ada", "Ada").replace("example", "Example"), otp: other },
      headers,
    )
    return (await wrong.json()).error.details.triesLeft
  }
  expect([await left(device("owner")), await left(device("owner"))]).toEqual([4, 3])
  expect(await left(device("stranger"))).toBeUndefined()
  expect([await left(device("owner")), await left(device("owner")), await left(device("owner"))]).toEqual([2, 1, 0])
})

it("shows one sentence, with the request's id, when something breaks inside", async () => {
  await server.services.pool.query("alter table auth_verifications rename to lost")
  onTestFinished(async () => void (await server.services.pool.query("alter table lost rename to auth_verifications")))
  const broken = await send(ada)
  const { error } = await broken.json()
  expect([broken.status, error.details.code]).toEqual([500, "server/unexpected"])
  expect(error.details.requestId).toBe(broken.headers.get("x-request-id"))
  expect(JSON.stringify(error)).not.toContain("auth_verifications")
})

describe("an answer from Apple or Google", () => {
  let own: TestServer
  beforeAll(async () => {
    own = await start({
      APPLE_CLIENT_ID: "id",
      APPLE_CLIENT_SECRET: "secret",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
    })
  })
  afterAll(() => own.stop())

  it("comes from Apple as a form, and is taken up where our cookies are", async () => {
    const form = await fetch(`${own.origin}/auth/callback/apple`, {
      method: "POST",
      body: new URLSearchParams({ code: "c", state: "s" }),
      headers: { origin: "https://appleid.apple.com" },
      redirect: "manual",
    })
    expect(form.status).toBe(302)
    expect(form.headers.get("location")).toBe(`${own.origin}/auth/callback/apple?code=c&state=s`)
  })

  it.each(["apple", "google"])("leads home when it belongs to nothing that was begun: %s", async (provider) => {
    for (const query of ["", "?code=c", "?code=c&state=made-up", "?error=access_denied"]) {
      const answer = await own.get(`/auth/callback/${provider}${query}`)
      expect([query, answer.status]).toEqual([query, 302])
      const home = new URL(answer.headers.get("location") ?? "")
      expect([home.origin, home.pathname]).toEqual([own.origin, "/"])
      expect(sessionCookie(answer)).toBeUndefined()
    }
  })
})

describe("the devices of a person", () => {
  it("are the fifty that were seen last", async () => {
    const first = await signIn(server, ada, { headers: device("first") })
    const { rows } = await server.services.pool.query("select id from auth_sessions where user_id = $1", [first.userId])
    await server.services.pool.query(
      `insert into auth_sessions (id, user_id, token, expires_at, created_at, updated_at)
        select id || at, user_id, token || at, expires_at, created_at, updated_at + interval '1 minute'
        from auth_sessions, generate_series(1, 49) at where id = $1`,
      [rows[0].id],
    )
    now += 20_000
    const latest = await signIn(server, ada, { headers: device("latest") })
    const devices = await (await server.get("/auth/devices", latest.headers)).json()
    expect(devices).toHaveLength(50)
    expect((await server.call("users-get_home_feed", null, first.headers)).status).toBe(401)
  })

  it("are told by what they are, and ended one by one", async () => {
    const email = ada
    const phone =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36"
    const first = await signIn(server, email, { headers: { ...device("first"), "user-agent": phone } })
    const second = await signIn(server, email, { headers: device("second") })
    const eve = await signIn(server, `eve-${ada}`, { headers: device("eve") })
    const text = await (await server.get("/auth/devices", second.headers)).text()
    expect(text).not.toContain(first.token)
    const devices = JSON.parse(text) as { id: string; device: string; isThis: boolean }[]
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(devices).toHaveLength(2)
    const found = devices.find(({ isThis }) => !isThis)
    expect(found?.device).toBe("Chrome on Android")
    const revoke = (headers: Record<string, string>) => postAuth(server, "devices/revoke", { id: found?.id }, headers)
    expect(await (await revoke(eve.headers)).json()).toEqual({ ended: false })
    expect(await (await getSession(first.headers)).json()).not.toBeNull()
    expect(await (await revoke(second.headers)).json()).toEqual({ ended: true })
    expect((await server.get("/auth/get-session", first.headers)).status).toBe(401)
    expect((await server.get("/auth/devices")).status).toBe(401)
  })
})
