import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addSession } from "./add-account.ts"
import { client, type FakeOpenIdProvider, type Profile, startFakeOpenIdProvider } from "./fake-openid-provider.ts"
import { postAuth, signIn } from "./sign-in-by-code.ts"
import { createSoftwarePasskey } from "./software-passkey.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let provider: FakeOpenIdProvider
let server: TestServer
let people = 0
let email: string
const boss = "boss@example.com"
beforeAll(async () => {
  provider = await startFakeOpenIdProvider()
  server = await startTestServer({
    env: {
      RATE_LIMIT_SIGN_IN: "100000",
      EDITORS: boss,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      APPLE_ISSUER: provider.issuer,
      APPLE_CLIENT_ID: client.id,
      APPLE_CLIENT_SECRET: client.secret,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(() => {
  email = `ada-${++people}@example.com`
})

const codeOf = async (response: Response) => (await response.json()).error?.details?.code
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
const sessionCookieOf = (response: Response) => /(?:^|; )(confetti\.session_token=[^;]+)/.exec(cookiesOf(response))?.[1]

/** Signs in at the provider like a browser that comes back as this person. */
async function enterAt(name: "google" | "apple", profile: Omit<Profile, "sub">, sub: string = randomUUID()) {
  provider.person = { sub, ...profile }
  const here = { callbackURL: "/me", errorCallbackURL: "/settings" }
  const begun = await postAuth(server, "sign-in/social", { provider: name, ...here }, { origin: server.origin })
  expect(begun.status).toBe(200)
  const cookie = cookiesOf(begun)
  const authorized = await fetch((await begun.json()).url, { redirect: "manual" })
  let back = authorized.headers.get("location")
  if (name === "apple") {
    const { action, fields } = await authorized.json()
    // The form comes from a page of theirs, without our cookies.
    const form = await fetch(action, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: provider.issuer },
      redirect: "manual",
    })
    expect(form.status).toBe(302)
    back = form.headers.get("location")
  }
  return fetch(back ?? "", { headers: { cookie }, redirect: "manual" })
}

const accountOf = (address: string) =>
  server.db.selectFrom("auth_users").selectAll().where("email", "=", address).executeTakeFirst()
const sessionsOf = async (address: string) =>
  server.db
    .selectFrom("auth_sessions")
    .innerJoin("auth_users", "auth_users.id", "auth_sessions.user_id")
    .select(["auth_sessions.opened_by", "auth_sessions.token"])
    .where("email", "=", address)
    .execute()

describe.each(["google", "apple"] as const)("an address that %s says is confirmed", (name) => {
  it("opens an account and a session, and nothing of the provider's is kept", async () => {
    const back = await enterAt(name, { email, email_verified: name === "apple" ? "true" : true, name: "Ada" })
    expect([back.status, back.headers.get("location")]).toEqual([302, "/me"])
    const session = await server.get("/auth/get-session", { cookie: sessionCookieOf(back) ?? "" })
    expect((await session.json()).user).toMatchObject({ email, emailVerified: true })
    expect(await sessionsOf(email)).toMatchObject([{ opened_by: name }])
    const { rows } = await server.services.pool.query(
      "select access_token, refresh_token, id_token from auth_accounts a join auth_users u on u.id = user_id where email = $1",
      [email],
    )
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
  })

  it("opens the account that is there already, again and again", async () => {
    const { userId } = await signIn(server, email)
    for (const sub of ["s", "s"]) {
      const back = await enterAt(name, { email, email_verified: true }, `${sub}-${email}`)
      const session = await server.get("/auth/get-session", { cookie: sessionCookieOf(back) ?? "" })
      expect((await session.json()).user.id).toBe(userId)
    }
  })
})

describe("an address that nobody has confirmed", () => {
  it.each([[false], ["false"], [undefined], [null], [1], ["yes"]])("opens no account: %j", async (email_verified) => {
    for (const name of ["google", "apple"] as const) {
      const back = await enterAt(name, { email, email_verified })
      expect(sessionCookieOf(back)).toBeUndefined()
      expect(back.status).toBe(302)
      const away = new URL(back.headers.get("location") ?? "", server.origin)
      expect([away.origin, away.pathname, away.searchParams.get("error")]).toEqual([
        server.origin,
        "/settings",
        "email_not_verified",
      ])
      expect(await accountOf(email)).toBeUndefined()
    }
  })

  it("opens no account that is there already", async () => {
    await signIn(server, email)
    const before = await sessionsOf(email)
    const back = await enterAt("google", { email, email_verified: false })
    const away = new URL(back.headers.get("location") ?? "", server.origin)
    expect([away.pathname, away.searchParams.get("error")]).toEqual(["/settings", "account_not_linked"])
    expect(sessionCookieOf(back)).toBeUndefined()
    expect(await sessionsOf(email)).toEqual(before)
  })

  it("is no editor's, whatever was opened for it before", async () => {
    await server.db.insertInto("auth_users").values({ id: "unproven", name: "", email: boss, image: null }).execute()
    const headers = { authorization: `Bearer ${await addSession(server, "unproven")}` }
    expect((await server.get("/auth/get-session", headers)).status).toBe(401)
    expect((await server.call("rewards-list_orders", null, headers)).status).toBe(401)
    expect((await server.call("users-create_user", null, headers)).status).toBe(401)
    expect((await server.get("/documents/users/unproven", headers)).status).toBe(401)
  })

  it("ends with its proof: passkeys, devices, links and sessions from before open nothing any more", async () => {
    const { userId, headers } = await signIn(server, email)
    const passkey = createSoftwarePasskey()
    const asked = await server.get("/auth/passkey/generate-register-options", headers)
    const response = passkey.register(await asked.json(), server.origin)
    const own = { ...headers, origin: server.origin, cookie: cookiesOf(asked) }
    expect((await postAuth(server, "passkey/verify-registration", { response }, own)).status).toBe(200)
    await enterAt("google", { email, email_verified: true }, `link-${email}`)
    await server.db.updateTable("auth_users").set({ email_verified: false }).where("id", "=", userId).execute()

    const enter = async () => {
      const challenge = await server.get("/auth/passkey/generate-authenticate-options")
      const answer = passkey.assert(await challenge.json(), server.origin)
      const page = { origin: server.origin, cookie: cookiesOf(challenge) }
      return postAuth(server, "passkey/verify-authentication", { response: answer }, page)
    }
    const refused = await enter()
    expect([refused.status, await codeOf(refused)]).toEqual([403, "session/unconfirmed-address"])
    const back = await enterAt("google", { email, email_verified: false }, `link-${email}`)
    expect(back.headers.get("location")).toContain("error=email_not_verified")

    const proven = await signIn(server, email, { headers: { "x-confetti-device": "the-owners-own-phone" } })
    expect(proven.userId).toBe(userId)
    expect((await server.get("/auth/get-session", headers)).status).toBe(401)
    expect(await codeOf(await enter())).toBe("session/passkey-failed")
    for (const table of ["auth_passkeys", "auth_accounts"] as const)
      expect(await server.db.selectFrom(table).select("id").where("user_id", "=", userId).execute()).toEqual([])
    const devices = server.db.selectFrom("auth_known_devices").select("device_hash").where("user_id", "=", userId)
    expect(await devices.execute()).toHaveLength(1)
    expect(await sessionsOf(email)).toMatchObject([{ opened_by: "code" }])
    expect((await server.get("/auth/get-session", proven.headers)).status).toBe(200)
  })
})
