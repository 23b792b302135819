import { once } from "node:events"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { authSecret } from "../src/platform/auth/auth-secret.ts"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { cookiesOf } from "./sign-in-by-passkey.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SIGN_IN: "100000", RATE_LIMIT_CALLABLES: "400" } })
})
afterAll(() => server.stop())

const detailsOf = async (response: Response) => (await response.json()).error.details

describe("who is at fault, in words for a developer", () => {
  it.each(["Basic YWRhOnNlY3JldA==", "Bearer", "Bearer   ", "ada", "Digest x"])(
    "an authorization of %j",
    async (given) => {
      for (const answer of [
        await server.call("users-get_home_feed", null, { authorization: given }),
        await server.get("/auth/get-session", { authorization: given }),
        await server.get("/documents/users/me", { authorization: given }),
      ])
        expect([answer.status, await detailsOf(answer)]).toEqual([
          400,
          { code: "request/malformed", header: "authorization" },
        ])
    },
  )

  it("an origin that is not let in, and the setting that would", async () => {
    const body = { email: "ada@example.com", type: "sign-in" }
    const refused = await postAuth(server, "email-otp/send-verification-otp", body, { origin: "https://app.example" })
    expect([refused.status, await detailsOf(refused)]).toEqual([
      403,
      {
        code: "session/foreign-origin",
        origin: "https://app.example",
        hint: expect.stringContaining("NATIVE_ORIGINS"),
      },
    ])
  })

  it.each([
    ["email-otp/send-verification-otp", { email: "ada", type: "sign-in" }, "email: "],
    ["email-otp/send-verification-otp", { email: "ada@example.com" }, "type: "],
    ["sign-in/email-otp", { email: "ada@example.com", otp: 123456 }, "otp: "],
    ["sign-in/social", {}, "provider: "],
  ])("a field of %s: %j", async (path, body, field) => {
    const refused = await postAuth(server, path, body)
    const { code, fields } = await detailsOf(refused)
    expect([refused.status, code, fields]).toEqual([400, "request/invalid", [expect.stringMatching(`^${field}`)]])
  })

  it("a host that is none", async () => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1")
    socket.end("GET /auth/get-session HTTP/1.1\r\nhost: 9007199254740992\r\nconnection: close\r\n\r\n")
    let answer = ""
    socket.on("data", (chunk) => (answer += String(chunk)))
    await once(socket, "close")
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain("request/malformed")
  })
})

it("reads few invitations by their code from one address", async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => server.call("referrals-read_invitation", { code: "AAAAAAA" })),
  )
  const statuses = asked.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

it("believes one cookie on https, which no sibling host can set", async () => {
  const secured = await startTestServer({ env: { PUBLIC_URL: "https://feed.example", RATE_LIMIT_SIGN_IN: "100000" } })
  try {
    const page = { origin: "https://feed.example" }
    await postAuth(secured, "email-otp/send-verification-otp", { email: "ada@example.com", type: "sign-in" }, page)
    const otp = await latestCode(secured, "ada@example.com")
    const entered = await postAuth(secured, "sign-in/email-otp", { email: "ada@example.com", otp }, page)
    const set = entered.headers.getSetCookie().find((cookie) => cookie.includes("session_token")) ?? ""
    expect(set).toMatch(/^__Host-confetti\.session_token=/)
    expect(set).toMatch(/Path=\//i)
    expect(set).toMatch(/Secure/i)
    expect(set).not.toMatch(/Domain/i)
    const value = cookiesOf(entered).split("=").slice(1).join("=")
    const seen = async (cookie: string) => (await secured.get("/auth/get-session", { cookie })).json()
    expect(await seen(`__Host-confetti.session_token=${value}`)).toMatchObject({ user: { email: "ada@example.com" } })
    const eve = await signIn(secured, "eve@example.com")
    for (const name of ["confetti", "__Secure-confetti"])
      expect(await seen(`${name}.session_token=${eve.token}`)).toBeNull()
  } finally {
    await secured.stop()
  }
})

describe("the secret beside the database", () => {
  it("is made whole, once, and refused where what lies there is none", () => {
    const folder = mkdtempSync(join(tmpdir(), "confetti-secret-"))
    const secret = authSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })
    expect([secret.length, readFileSync(join(folder, "auth-secret"), "utf8")]).toEqual([43, secret])
    expect(readdirSync(folder)).toEqual(["auth-secret"])
    expect(authSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })).toBe(secret)
    rmSync(folder, { recursive: true })
    for (const text of ["", "short"]) {
      const other = mkdtempSync(join(tmpdir(), "confetti-secret-"))
      writeFileSync(join(other, "auth-secret"), text)
      expect(() => authSecret({ AUTH_SECRET: undefined, DATA_DIR: other })).toThrow("holds no secret")
      expect(readFileSync(join(other, "auth-secret"), "utf8")).toBe(text)
      rmSync(other, { recursive: true })
    }
  })
})
