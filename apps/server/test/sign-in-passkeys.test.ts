import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postAuth, type SignedIn, signIn } from "./sign-in-by-code.ts"
import {
  addPasskey as addPasskeyTo,
  challenge as askForChallenge,
  cookiesOf,
  enterBy as enterByPasskey,
} from "./sign-in-by-passkey.ts"
import { createSoftwarePasskey, type SoftwarePasskey } from "./software-passkey.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SIGN_IN: "100000" } })
})
afterAll(() => server.stop())

type Passkey = { id: string; name: string }

const codeOf = async (response: Response) => (await response.json()).error?.details?.code
const challenge = <What extends "register" | "authenticate">(what: What, headers: Record<string, string> = {}) =>
  askForChallenge(server, what, headers)
const addPasskey = (person: SignedIn) => addPasskeyTo(server, person)
const enterBy = (passkey: SoftwarePasskey, origin = server.origin) => enterByPasskey(server, passkey, { origin })

const passkeysOf = async ({ headers }: SignedIn): Promise<Passkey[]> =>
  (await server.get("/auth/passkey/list-user-passkeys", headers)).json()

describe("a passkey", () => {
  it("is asked for as one that its device finds by itself", async () => {
    const { headers } = await signIn(server, "asked@example.com")
    const { options } = await challenge("register", headers)
    expect(options).toMatchObject({
      user: { name: "asked@example.com" },
      attestation: "none",
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    })
    expect((await challenge("authenticate")).options).toMatchObject({ userVerification: "required" })
    expect((await challenge("authenticate")).options).not.toHaveProperty("allowCredentials")
  })

  it("signs in its person, whoever asks", async () => {
    const ada = await signIn(server, "ada@example.com")
    const passkey = await addPasskey(ada)
    const response = await enterBy(passkey)
    expect(response.status).toBe(200)
    const session = await server.get("/auth/get-session", { cookie: cookiesOf(response) })
    expect((await session.json()).user).toMatchObject({ id: ada.userId, email: "ada@example.com" })
  })

  it("that asks for no finger, face or PIN is not added, and opens nothing", async () => {
    const person = await signIn(server, "found-key@example.com")
    const passkey = createSoftwarePasskey()
    passkey.isVerifying = false
    const asked = await challenge("register", person.headers)
    const response = passkey.register(asked.options, server.origin)
    const added = await postAuth(server, "passkey/verify-registration", { response }, asked.headers)
    expect([added.status, await codeOf(added)]).toEqual([400, "session/passkey-failed"])
    const own = await addPasskey(person)
    own.isVerifying = false
    const entered = await enterBy(own)
    expect([entered.status, await codeOf(entered)]).toEqual([400, "session/passkey-failed"])
  })

  it("is one of twenty at most", async () => {
    const person = await signIn(server, "many@example.com")
    for (let count = 0; count < 20; count++) await addPasskey(person)
    const asked = await server.get("/auth/passkey/generate-register-options", person.headers)
    expect([asked.status, await codeOf(asked)]).toEqual([400, "session/too-many-passkeys"])
  })

  it("puts its session into a cookie, and no token into a page's hands", async () => {
    const response = await enterBy(await addPasskey(await signIn(server, "quiet@example.com")))
    const token = /session_token=(\w+)/.exec(cookiesOf(response))?.[1]
    expect(token).toMatch(/^\w{32}$/)
    expect(await response.text()).not.toContain(token)
    expect(response.headers.get("set-auth-token")).toBeNull()
  })

  it("is listed, renamed and removed by its person, and then opens nothing", async () => {
    const bob = await signIn(server, "bob@example.com")
    const passkey = await addPasskey(bob)
    const [listed] = await passkeysOf(bob)
    expect(listed).toMatchObject({ name: "Phone" })
    const renamed = await postAuth(server, "passkey/update-passkey", { id: listed?.id, name: "Old phone" }, bob.headers)
    expect(renamed.status).toBe(200)
    expect((await passkeysOf(bob)).map(({ name }) => name)).toEqual(["Old phone"])
    expect((await postAuth(server, "passkey/delete-passkey", { id: listed?.id }, bob.headers)).status).toBe(200)
    expect(await passkeysOf(bob)).toEqual([])
    const refused = await enterBy(passkey)
    expect([refused.status, await codeOf(refused)]).toEqual([400, "session/passkey-failed"])
  })

  it("has a name of one plain line, when it is added and when it is renamed", async () => {
    const tidy = await signIn(server, "tidy@example.com")
    const badNames = ["Pho\u0007ne", "Pho\nne"]
    await addPasskeyTo(server, tidy, "\ufeff Work\u200e \u202ephone\u2066\n")
    const [{ id } = { id: "" }, ...others] = await passkeysOf(tidy)
    expect(others).toEqual([])
    const nameNow = async () => (await passkeysOf(tidy)).map(({ name }) => name)
    expect(await nameNow()).toEqual(["Work phone"])
    const rename = (name: string) => postAuth(server, "passkey/update-passkey", { id, name }, tidy.headers)
    for (const name of badNames) {
      const refused = await rename(name)
      expect([name, refused.status, await codeOf(refused)]).toEqual([name, 400, "request/invalid"])
      await expect(addPasskeyTo(server, tidy, name)).rejects.toThrow("request/invalid")
    }
    expect(await nameNow()).toEqual(["Work phone"])
    expect((await rename(`${"a".repeat(99)}👩‍🚀`)).status).toBe(200)
    expect(await nameNow(), "cut between two letters").toEqual(["a".repeat(99)])
  })

  it("is not another person's to change, and unknown ones are said to be nobody's in the same words", async () => {
    const owner = await signIn(server, "owner@example.com")
    const eve = await signIn(server, "eve@example.com")
    await addPasskey(owner)
    const [listed] = await passkeysOf(owner)
    for (const id of [listed?.id, "made-up"]) {
      for (const [path, body] of [
        ["update-passkey", { id, name: "Mine" }],
        ["delete-passkey", { id }],
      ] as const) {
        const refused = await postAuth(server, `passkey/${path}`, body, eve.headers)
        expect([path, refused.status, await codeOf(refused)]).toEqual([path, 400, "session/passkey-failed"])
      }
    }
    expect(await passkeysOf(owner)).toMatchObject([{ name: "Phone" }])
  })
})

describe("a passkey's answer is refused", () => {
  it("from another site", async () => {
    const passkey = await addPasskey(await signIn(server, "phished@example.com"))
    const refused = await enterBy(passkey, "https://evil.example")
    expect([refused.status, await codeOf(refused)]).toEqual([400, "session/passkey-failed"])
  })

  it("to a question that was answered before, or was never asked", async () => {
    const passkey = await addPasskey(await signIn(server, "replayed@example.com"))
    const { options, headers } = await challenge("authenticate")
    const body = { response: passkey.assert(options, server.origin) }
    expect((await postAuth(server, "passkey/verify-authentication", body, headers)).status).toBe(200)
    for (const given of [headers, { origin: server.origin }]) {
      const refused = await postAuth(server, "passkey/verify-authentication", body, given)
      expect([refused.status, await codeOf(refused)]).toEqual([400, "session/passkey-failed"])
    }
  })

  it("when it is signed by another key", async () => {
    const passkey = await addPasskey(await signIn(server, "forged@example.com"))
    const forger = { ...createSoftwarePasskey(), id: passkey.id }
    const asked = await challenge("authenticate")
    const response = { ...forger.assert(asked.options, server.origin), id: passkey.id, rawId: passkey.id }
    const refused = await postAuth(server, "passkey/verify-authentication", { response }, asked.headers)
    expect([refused.status, await codeOf(refused)]).toEqual([400, "session/passkey-failed"])
  })

  it("when it would add a passkey to somebody else", async () => {
    const ada = await signIn(server, "asks@example.com")
    const eve = await signIn(server, "answers@example.com")
    const asked = await challenge("register", ada.headers)
    const response = createSoftwarePasskey().register(asked.options, server.origin)
    const headers = { ...asked.headers, ...eve.headers }
    const refused = await postAuth(server, "passkey/verify-registration", { response, name: "Hers" }, headers)
    expect([refused.status, await codeOf(refused)]).toEqual([400, "session/passkey-failed"])
    expect([await passkeysOf(ada), await passkeysOf(eve)]).toEqual([[], []])
  })
})
