import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answers, openRoutes } from "../src/modules/sign-in/open-routes.ts"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const minute = 60_000
const hour = 60 * minute
let server: TestServer
let now = Date.now()
/** A new address in each test, so that no test meets another's limits. */
let ada = ""
let people = 0

const startWith = (env: Record<string, string>) => startTestServer({ clock: () => now, env })
beforeAll(async () => {
  server = await startWith({ RATE_LIMIT_SIGN_IN: "1000000", RATE_LIMIT_CALLABLES: "1000000" })
})
afterAll(() => server.stop())
beforeEach(() => {
  now = Date.now()
  ada = `ada-${++people}@example.com`
})

/** Another server for one test. */
async function withServer(env: Record<string, string>, test: () => Promise<void>): Promise<void> {
  const usual = server
  server = await startWith(env)
  try {
    await test()
  } finally {
    await server.stop()
    server = usual
  }
}

const codeOf = async (response: Response) => (await response.json()).error?.details?.code
const send = (email: string, headers = {}) =>
  postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" }, headers)
const enter = (email: string, otp: string, headers = {}) =>
  postAuth(server, "sign-in/email-otp", { email, otp }, headers)
const mailed = (email: string) => latestCode(server, email)
const other = (code: string) => (code === "00000000" ? "11111111" : "00000000")
const device = (name: string) => ({ "x-confetti-device": `${name}-0123456789abcdef` })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sessionOf = async (headers: Record<string, string>) => (await server.get("/auth/get-session", headers)).json()

/** The session cookie a response sets, as a browser sends it back. */
function cookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => each.includes("session_token"))
  return cookie?.split(";")[0] ?? ""
}

async function signInAsBrowser(email: string): Promise<{ cookie: string; response: Response }> {
  const headers = { origin: server.origin, ...device(email.replace(/\W/g, "")) }
  await send(email, headers)
  const response = await enter(email, await mailed(email), headers)
  return { cookie: cookieOf(response), response }
}

describe("a code", () => {
  it("signs in, once, and the session is the person's everywhere", async () => {
    const { token, userId, headers } = await signIn(server, ada)
    expect((await sessionOf(headers)).user).toMatchObject({ id: userId, email: ada })
    expect((await server.get(`/documents/users/${userId}`, headers)).status).toBe(200)
    const again = await enter(ada, await mailed(ada))
    expect([again.status, await codeOf(again)]).toEqual([400, "session/wrong-code"])
    expect(token).toMatch(/^\w{32}$/)
  })

  it("is eight digits, is kept hashed, and says what it is for in both forms of the mail", async () => {
    await send(ada)
    const [mail] = server.services.mailbox?.list(ada) ?? []
    const code = await mailed(ada)
    expect(code).toMatch(/^\d{8}$/)
    expect(mail?.subject).toContain(code)
    expect(mail?.html).toContain(code)
    const { rows } = await server.services.pool.query("select identifier, value from auth_verifications")
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${ada}`))
  })

  it("stands five tries, and then not even the right one helps", async () => {
    await send(ada)
    const code = await mailed(ada)
    for (let count = 0; count < 5; count++)
      expect(await codeOf(await enter(ada, other(code)))).toBe("session/wrong-code")
    expect(await codeOf(await enter(ada, code))).toBe("session/too-many-tries")
  })

  it("has twenty digits after fifty wrong ones for a mailbox in a day, however it was spelt and whoever asked", async () => {
    const mailbox = `ada${people}`
    const digits = async (email: string, headers = {}) =>
      ((await (await send(email, headers)).json()) as { digits: number }).digits
    for (let guesser = 0; guesser < 10; guesser++) {
      expect(await digits(`${mailbox}+${guesser}@gmail.com`, device(`guesser-${guesser}`))).toBe(8)
      const code = await mailed(`${mailbox}+${guesser}@gmail.com`)
      for (let count = 0; count < 5; count++)
        await enter(`${mailbox}+${guesser}@gmail.com`, other(code), device(`guesser-${guesser}`))
      now += hour
    }
    expect(await digits(`${mailbox}@gmail.com`, device("owner"))).toBe(20)
    const long = await mailed(`${mailbox}@gmail.com`)
    expect(long).toMatch(/^\d{20}$/)
    expect((await enter(`${mailbox}@gmail.com`, long, device("owner"))).status).toBe(200)
    expect(await digits(ada)).toBe(8)
    now += 24 * hour
    expect(await digits(`${mailbox}@gmail.com`, device("owner"))).toBe(8)
  })

  it("works for ten minutes", async () => {
    await send(ada)
    const { rows } = await server.services.pool.query<{ expires_at: Date }>(
      "select expires_at from auth_verifications order by created_at desc limit 1",
    )
    const left = (rows[0]?.expires_at.getTime() ?? 0) - now
    expect(Math.abs(left - 10 * minute)).toBeLessThan(minute)
    await server.services.pool.query("update auth_verifications set expires_at = now() - interval '1 second'")
    const late = await enter(ada, await mailed(ada))
    expect(await codeOf(late)).toMatch(/^session\/(code-expired|wrong-code)$/)
  })

  it("is replaced by the next one the same person asks for", async () => {
    await send(ada)
    const first = await mailed(ada)
    now += 20_000
    await send(ada)
    const second = await mailed(ada)
    if (first !== second) expect(await codeOf(await enter(ada, first))).toBe("session/wrong-code")
    expect((await enter(ada, second)).status).toBe(200)
  })

  it("can be neither burnt nor replaced by somebody who only knows the address", async () => {
    await send(ada, device("owner"))
    const code = await mailed(ada)
    for (let count = 0; count < 6; count++) await enter(ada, other(code), device("stranger"))
    await send(ada, device("stranger"))
    const theirs = await mailed(ada)
    if (theirs !== code) {
      expect(await codeOf(await enter(ada, code, device("stranger")))).toBe("session/wrong-code")
      expect(await codeOf(await enter(ada, theirs, device("owner")))).toBe("session/wrong-code")
    }
    expect((await enter(ada, code, device("owner"))).status).toBe(200)
  })

  it("is never a word about whether there is an account", async () => {
    await signIn(server, `known-${ada}`)
    now += hour
    const answers = []
    for (const email of [`known-${ada}`, `nobody-${ada}`]) {
      const sent = await send(email)
      const wrong = await enter(email, other(await mailed(email)))
      answers.push([sent.status, await sent.text(), wrong.status, await wrong.text()])
      const [mail] = server.services.mailbox?.list(email) ?? []
      answers.push([mail?.text.replace(/\d{8}/, "")])
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
  })

  it.each([
    ["nothing", {}],
    ["no address", { email: "ada", type: "sign-in" }],
    ["a list", { email: ["ada@example.com"], type: "sign-in" }],
    ["another purpose", { email: "ada@example.com", type: "forget-password" }],
    ["an endless address", { email: `${"a".repeat(300)}@example.com`, type: "sign-in" }],
    ["a header in the address", { email: "ada@example.com\r\nbcc: eve@example.com", type: "sign-in" }],
  ])("is not sent for %s", async (_what, body) => {
    const before = server.services.mailbox?.list().length
    const refused = await postAuth(server, "email-otp/send-verification-otp", body)
    expect([refused.status, await codeOf(refused)]).toEqual([400, "request/invalid"])
    expect(server.services.mailbox?.list()).toHaveLength(before ?? -1)
  })
})

describe("asking for codes", () => {
  it("has a wait that is told, and an end", async () => {
    expect((await send(ada)).status).toBe(200)
    const soon = await send(ada)
    expect([soon.status, soon.headers.get("retry-after"), await codeOf(soon)]).toEqual([
      429,
      "20",
      "request/rate-limited",
    ])
    for (let count = 1; count < 5; count++) {
      now += 20_000
      expect((await send(ada)).status).toBe(200)
    }
    now += 20_000
    expect((await send(ada)).headers.get("retry-after")).toBe(String(15 * 60 - 5 * 20))
    now += 15 * minute
    expect((await send(ada)).status).toBe(200)
  })

  it("is limited for strangers of one network, and goes on for a device the account knows", async () => {
    await signIn(server, ada, { headers: device("owner") })
    for (let count = 0; count < 5; count++) expect((await send(ada, device(`s${count}`))).status).toBe(200)
    expect((await send(ada, device("one-too-many"))).status).toBe(429)
    now += minute
    expect((await send(ada, device("owner"))).status).toBe(200)
    expect((await enter(ada, await mailed(ada), device("owner"))).status).toBe(200)
  })

  it("goes on for somebody on a network of their own, however much others on theirs have asked", async () => {
    await withServer({ RATE_LIMIT_SIGN_IN: "1000000", TRUST_PROXY: "1" }, async () => {
      const from = (address: string, name: string) => ({ "x-forwarded-for": address, ...device(name) })
      const before = server.services.mailbox?.list().length ?? 0
      for (let network = 0; network < 9; network++) {
        for (let round = 0; round < 4; round++) {
          await send(ada, from(`198.51.${network}.${round}`, `a${network}-${round}`))
          await send(ada.replace("@", `+${round}@`), from(`2001:db8:${network}:${round}::1`, `b${network}-${round}`))
        }
      }
      expect((server.services.mailbox?.list().length ?? 0) - before).toBeLessThanOrEqual(50)
      const victim = from("203.0.113.9", "victim")
      expect((await send(ada, victim)).status).toBe(200)
      expect((await enter(ada, await mailed(ada), victim)).status).toBe(200)
    })
  })

  it("counts by the address the server itself saw", async () => {
    await withServer({ RATE_LIMIT_SIGN_IN: "5" }, async () => {
      const spoofed = (count: number) => send(`p${count}@example.com`, { "x-forwarded-for": `192.0.2.${count}` })
      expect((await spoofed(1)).status).toBe(200)
      const refused = await spoofed(2)
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "12"])
    })
  })
})

describe("a browser's session", () => {
  it("is in a cookie that no script reads, and its token in nothing a page gets", async () => {
    const { response, cookie } = await signInAsBrowser(ada)
    const set = response.headers.getSetCookie().find((each) => each.includes("session_token")) ?? ""
    expect(set).toMatch(/HttpOnly/i)
    expect(set).toMatch(/SameSite=Lax/i)
    const token = cookie.split("=")[1]?.split(".")[0] ?? ""
    expect(token).not.toBe("")
    expect(await response.text()).not.toContain(token)
    expect(response.headers.get("set-auth-token")).toBeNull()
    const session = await server.get("/auth/get-session", { cookie, origin: server.origin })
    expect(await session.text()).not.toContain(token)
  })

  it("acts only for our own pages", async () => {
    const { cookie } = await signInAsBrowser(ada)
    const foreign = { cookie, origin: "https://evil.example" }
    const call = await server.call("users-create_user", null, foreign)
    expect([call.status, await codeOf(call)]).toEqual([403, "session/foreign-origin"])
    for (const path of ["sign-out", "revoke-sessions", "devices/revoke"]) {
      const refused = await postAuth(server, path, {}, foreign)
      expect([path, refused.status, await codeOf(refused)]).toEqual([path, 403, "session/foreign-origin"])
    }
    expect((await server.call("users-create_user", null, { cookie })).status).toBe(403)
    expect((await server.call("users-create_user", null, { cookie, origin: server.origin })).status).toBe(200)
  })

  it("is a new one at each entrance: none from before is carried over", async () => {
    const { cookie } = await signInAsBrowser(`eve-${ada}`)
    const headers = { cookie, origin: server.origin, ...device("victim") }
    await send(ada, headers)
    const response = await enter(ada, await mailed(ada), headers)
    const fresh = cookieOf(response)
    expect(fresh).not.toBe("")
    expect(fresh).not.toBe(cookie)
    expect((await sessionOf({ cookie: fresh })).user.email).toBe(ada)
    expect(await sessionOf({ cookie }), "whoever was in here before is not any more").toBeNull()
  })

  it("is not taken from an old or made-up cookie, and a bearer that stands for nothing is told so", async () => {
    expect(await sessionOf({ cookie: "confetti.session_token=made-up.signature" })).toBeNull()
    const refused = await server.get("/auth/get-session", bearer("made-up"))
    expect([refused.status, await codeOf(refused)]).toEqual([401, "session/expired"])
    expect((await server.call("users-get_home_feed", null, bearer("made-up"))).status).toBe(401)
  })
})

describe("a session's token", () => {
  const age = (ms: number) =>
    server.services.pool.query("update auth_sessions set rotated_at = $1", [new Date(now - ms)])

  it("turns after a day, and two tabs that ask at once both stay signed in", async () => {
    const { token } = await signIn(server, ada)
    await age(23 * hour)
    expect((await server.get("/auth/get-session", bearer(token))).headers.get("set-auth-token")).toBeNull()
    await age(25 * hour)
    const tabs = await Promise.all([1, 2, 3].map(() => server.get("/auth/get-session", bearer(token))))
    const turned = new Set(tabs.map((tab) => tab.headers.get("set-auth-token") ?? ""))
    expect(turned.size).toBe(1)
    for (const tab of tabs) expect((await tab.json()).user.email).toBe(ada)
    const [fresh = ""] = turned
    expect(fresh).not.toBe(token)
    expect((await sessionOf(bearer(fresh))).user.email).toBe(ada)
    expect((await sessionOf(bearer(token))).user.email).toBe(ada)
    now += 61_000
    expect((await server.get("/auth/get-session", bearer(token))).status).toBe(401)
    expect((await server.get("/auth/get-session", bearer(fresh))).status).toBe(200)
  })

  it("turns in a browser's cookie too", async () => {
    const { cookie } = await signInAsBrowser(ada)
    await age(25 * hour)
    const fresh = cookieOf(await server.get("/auth/get-session", { cookie, origin: server.origin }))
    expect(fresh).not.toBe(cookie)
    expect((await sessionOf({ cookie: fresh })).user.email).toBe(ada)
    now += 61_000
    expect(await sessionOf({ cookie })).toBeNull()
    expect((await sessionOf({ cookie: fresh })).user.email).toBe(ada)
  })

  it("is gone at once when signed out, here or everywhere", async () => {
    const email = ada
    const first = await signIn(server, email, { headers: device("first") })
    const second = await signIn(server, email, { headers: device("second") })
    const third = await signIn(server, email, { headers: device("third") })
    const isAlive = async ({ headers }: typeof first) =>
      (await server.call("users-get_home_feed", null, headers)).status
    expect(await Promise.all([first, second, third].map(isAlive))).toEqual([200, 200, 200])
    await postAuth(server, "sign-out", {}, first.headers)
    expect(await Promise.all([first, second, third].map(isAlive))).toEqual([401, 200, 200])
    await postAuth(server, "revoke-sessions", {}, second.headers)
    expect(await Promise.all([first, second, third].map(isAlive))).toEqual([401, 401, 401])
  })
})

describe("signing in elsewhere", () => {
  it("is offered only where it is set up", async () => {
    expect(await (await server.get("/auth/methods")).json()).toMatchObject({ apple: false, google: false })
    const refused = await postAuth(server, "sign-in/social", { provider: "google" }, { origin: server.origin })
    expect([refused.status, await codeOf(refused)]).toEqual([404, "session/unknown-method"])
  })

  it("leads back to our own pages alone", async () => {
    await withServer({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }, async () => {
      expect(await (await server.get("/auth/methods")).json()).toMatchObject({ apple: false, google: true })
      const begin = (callbackURL: string) =>
        postAuth(server, "sign-in/social", { provider: "google", callbackURL }, { origin: server.origin })
      for (const away of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
        const refused = await begin(away)
        expect([away, refused.status]).toEqual([away, 403])
      }
      const { url } = await (await begin("/me")).json()
      expect(url).toMatch(/^https:\/\/accounts\.google\.com\//)
      expect(new URL(url).searchParams.get("redirect_uri")).toBe(`${server.origin}/auth/callback/google`)
    })
  })
})

describe("what is closed", () => {
  it.each([
    ["POST", "sign-up/email"],
    ["POST", "sign-in/email"],
    ["POST", "change-password"],
    ["POST", "change-email"],
    ["POST", "delete-user"],
    ["POST", "update-user"],
    ["POST", "forget-password/email-otp"],
    ["POST", "email-otp/reset-password"],
    ["POST", "email-otp/check-verification-otp"],
    ["GET", "list-sessions"],
    ["POST", "revoke-session"],
    ["GET", "list-accounts"],
    ["POST", "link-social"],
    ["GET", "nothing"],
    ["GET", "..%2fauth/get-session"],
  ])("%s %s does not exist", async (method, path) => {
    const { headers } = await signIn(server, ada)
    const init = {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(method === "POST" && { body: "{}" }),
    }
    expect([path, (await fetch(`${server.origin}/auth/${path}`, init)).status]).toEqual([path, 404])
  })

  it("is also the other method of each open route, and a body without end", async () => {
    for (const [path, method] of Object.entries(openRoutes)) {
      if (answers.has(path)) continue
      const response = await fetch(`${server.origin}/auth${path}`, { method: method === "GET" ? "POST" : "GET" })
      expect([path, response.status]).toEqual([path, 405])
    }
    const huge = await postAuth(server, "sign-in/email-otp", { email: "a@example.com", otp: "1".repeat(100_000) })
    expect([huge.status, await codeOf(huge)]).toEqual([413, "request/too-large"])
  })

  it("is everything of passkeys that needs somebody, to nobody", async () => {
    expect((await server.get("/auth/passkey/generate-register-options")).status).toBe(401)
    expect((await server.get("/auth/passkey/list-user-passkeys")).status).toBe(401)
    expect((await server.get("/auth/passkey/generate-authenticate-options")).status).toBe(200)
    const forged = await postAuth(
      server,
      "passkey/verify-authentication",
      { response: { id: "x" } },
      { origin: server.origin },
    )
    expect([forged.status, await codeOf(forged)]).toEqual([400, "session/passkey-failed"])
  })
})
