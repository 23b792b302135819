import { generateKeyPairSync, hash, randomUUID, sign } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { client, type FakeOpenIdProvider, startFakeOpenIdProvider } from "./fake-openid-provider.ts"
import { postAuth, signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const bundle = "com.example.feed"
const google = { ios: "ios.apps.example", android: "android.apps.example" }
const print = Array.from({ length: 32 }, () => "0A").join(":")
const origin = "capacitor://localhost"
const minute = 60

let provider: FakeOpenIdProvider
let server: TestServer
/** Its settings name the apps, and none that sign in by a provider's sheet. */
let unnamed: TestServer
let people = 0
let email: string
beforeAll(async () => {
  provider = await startFakeOpenIdProvider()
  const apps = {
    RATE_LIMIT_SIGN_IN: "100000",
    IOS_APP_IDS: `A1B2C3D4E5.${bundle}`,
    ANDROID_PACKAGE: bundle,
    ANDROID_CERT_SHA256: print,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    APPLE_ISSUER: provider.issuer,
  }
  server = await startTestServer({
    env: {
      ...apps,
      APPLE_BUNDLE_IDS: bundle,
      GOOGLE_IOS_CLIENT_ID: google.ios,
      GOOGLE_ANDROID_CLIENT_ID: google.android,
    },
  })
  unnamed = await startTestServer({ env: apps })
})
afterAll(async () => {
  await Promise.all([server.stop(), unnamed.stop()])
  await provider.stop()
})
beforeEach(() => {
  email = `ada-${++people}@example.com`
  provider.person = { sub: randomUUID(), email, email_verified: true }
})

type Name = "apple" | "google"
const now = () => Math.floor(Date.now() / 1000)
const drawn = () => {
  const nonce = randomUUID()
  return { nonce, hashed: hash("sha256", nonce, "hex") }
}
/** The app a token was made for: Google's is made for the server, at the app's request. */
const madeFor = (name: Name) => (name === "apple" ? { aud: bundle } : { aud: client.id, azp: google.android })
const bring = (provided: Name, idToken: unknown, headers: Record<string, string> = { origin }, at = server) =>
  postAuth(at, "sign-in/social", { provider: provided, idToken }, headers)
const outcome = async (response: Response) => [response.status, (await response.json()).error?.details?.code]
const refused = [400, "session/token-refused"]
const isUnknown = async () =>
  (await server.db.selectFrom("auth_users").select("id").where("email", "=", email).executeTakeFirst()) === undefined

describe("what is offered", () => {
  it("is what the settings name of each system", async () => {
    const apps = { ios: ["apple", "google"], android: ["google"], googleClientId: client.id }
    // Apple's page needs keys of its own.
    expect(await (await server.get("/auth/methods")).json()).toEqual({ apple: false, google: true, apps })
    const none = { ios: [], android: [], googleClientId: null }
    expect(await (await unnamed.get("/auth/methods")).json()).toMatchObject({ google: true, apps: none })
  })

  it("is all there is: no token opens anything where no app is named, and no page where it has no keys", async () => {
    const { nonce, hashed } = drawn()
    for (const name of ["apple", "google"] as const) {
      const token = provider.issue({ ...madeFor(name), nonce: hashed })
      const answer = await bring(name, { token, nonce }, { origin }, unnamed)
      expect(await outcome(answer)).toEqual([404, "session/unknown-method"])
    }
    const page = await postAuth(server, "sign-in/social", { provider: "apple" }, { origin: server.origin })
    expect(await outcome(page)).toEqual([404, "session/unknown-method"])
  })
})

describe.each(["apple", "google"] as const)("an ID token that a sheet of %s gave an app", (name) => {
  it("opens an account and a session by a bearer, and nothing of the provider's is kept", async () => {
    const { nonce, hashed } = drawn()
    const answer = await bring(name, { token: provider.issue({ ...madeFor(name), nonce: hashed }), nonce })
    expect(answer.status).toBe(200)
    const { token } = await answer.json()
    const session = await server.get("/auth/get-session", { authorization: `Bearer ${token}` })
    expect((await session.json()).user).toMatchObject({ email, emailVerified: true })
    const { rows } = await server.services.pool.query(
      "select opened_by, provider_id, a.id_token from auth_sessions s join auth_users u on u.id = s.user_id join auth_accounts a on a.user_id = u.id where email = $1",
      [email],
    )
    expect(rows).toEqual([{ opened_by: name, provider_id: name, id_token: null }])
  })

  it("opens the account that is there already", async () => {
    const { userId } = await signIn(server, email)
    for (const { nonce, hashed } of [drawn(), drawn()]) {
      const answer = await bring(name, { token: provider.issue({ ...madeFor(name), nonce: hashed }), nonce })
      expect((await answer.json()).user.id).toBe(userId)
    }
  })

  it("is good once", async () => {
    const { nonce, hashed } = drawn()
    const idToken = { token: provider.issue({ ...madeFor(name), nonce: hashed }), nonce }
    const both = await Promise.all([bring(name, idToken), bring(name, idToken)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await outcome(await bring(name, idToken))).toEqual(refused)
  })

  it("opens nothing where it is not what this app asked for", async () => {
    const { nonce, hashed } = drawn()
    const made = { ...madeFor(name), nonce: hashed }
    const wrong: Record<string, Record<string, unknown>> = {
      "another client's": { ...made, aud: "com.example.other" },
      "made at another client's asking": { ...made, azp: "com.example.other" },
      "made at the asking of the page": { ...made, azp: client.id },
      "of another sign-in": { ...made, nonce: drawn().hashed },
      "with the nonce as it was drawn": { ...made, nonce },
      "without a nonce": { ...made, nonce: undefined },
      over: { ...made, iat: now() - 9 * minute, exp: now() - 1 },
      old: { ...made, iat: now() - 11 * minute },
      "without an end": { ...made, exp: undefined },
      "of another issuer": { ...made, iss: "https://issuer.example" },
    }
    for (const [what, claims] of Object.entries(wrong))
      expect([what, ...(await outcome(await bring(name, { token: provider.issue(claims), nonce })))]).toEqual([
        what,
        ...refused,
      ])
    expect(await outcome(await bring(name, { token: provider.issue(made) }))).toEqual(refused)
    expect(await isUnknown()).toBe(true)
  })

  it("opens nothing where somebody else signed it, or nobody", async () => {
    const { nonce, hashed } = drawn()
    const [header = "", claims = ""] = provider.issue({ ...madeFor(name), nonce: hashed }).split(".")
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
    const forged = sign("sha256", Buffer.from(`${header}.${claims}`), privateKey).toString("base64url")
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")
    for (const token of [`${header}.${claims}.${forged}`, `${none}.${claims}.`, "opaque", `${header}.${claims}`])
      expect(await outcome(await bring(name, { token, nonce }))).toEqual(refused)
    expect(await isUnknown()).toBe(true)
  })

  it("opens nothing for an address that nobody has confirmed", async () => {
    const { nonce, hashed } = drawn()
    const token = provider.issue({ ...madeFor(name), nonce: hashed, email_verified: "yes" })
    expect(await outcome(await bring(name, { token, nonce }))).toEqual([403, "session/unconfirmed-address"])
    expect(await isUnknown()).toBe(true)
  })

  it("opens nothing for another site's page", async () => {
    const { nonce, hashed } = drawn()
    const token = provider.issue({ ...madeFor(name), nonce: hashed })
    const answer = await bring(name, { token, nonce }, { origin: "https://evil.example" })
    expect(await outcome(answer)).toEqual([403, "session/foreign-origin"])
    expect((await bring(name, { token, nonce })).status).toBe(200)
  })
})

it("needs no nonce from iOS where Google's library draws its own, and is still good once", async () => {
  const token = provider.issue({ aud: client.id, azp: google.ios, nonce: "the library's" })
  expect((await bring("google", { token })).status).toBe(200)
  expect(await outcome(await bring("google", { token }))).toEqual(refused)
})

it("leaves the provider's page as it was", async () => {
  const begun = await postAuth(server, "sign-in/social", { provider: "google" }, { origin: server.origin })
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ")
  const authorized = await fetch((await begun.json()).url, { redirect: "manual" })
  const back = await fetch(authorized.headers.get("location") ?? "", { headers: { cookie }, redirect: "manual" })
  expect(back.headers.getSetCookie().join()).toContain("session_token=")
})
