import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_SIGN_IN: "100000" } })
})
afterAll(() => server.stop())

const codeOf = async (response: Response) => (await response.json()).error?.details?.code
const send = (email: string, headers = {}) =>
  postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" }, headers)
const enter = (email: string, otp: string, headers = {}) =>
  postAuth(server, "sign-in/email-otp", { email, otp }, headers)
const device = (name: string) => ({ "x-confetti-device": `${name}-0123456789abcdef` })
const other = (code: string) => (code === "000000" ? "111111" : "000000")

describe("a code", () => {
  it("signs in, once, and the session is the person's everywhere", async () => {
    const { token, userId } = await signIn(server, "ada@example.com")
    const session = await (await server.get("/auth/get-session", { authorization: `Bearer ${token}` })).json()
    expect(session.user).toMatchObject({ id: userId, email: "ada@example.com" })
    expect((await server.get(`/documents/users/${userId}`, { authorization: `Bearer ${token}` })).status).toBe(200)
    const again = await enter("ada@example.com", await latestCode(server, "ada@example.com"))
    expect([again.status, await codeOf(again)]).toEqual([400, "session/wrong-code"])
  })
})
