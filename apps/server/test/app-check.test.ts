import { mkdtempSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { publishContent } from "./tiles-factory.ts"

let server: TestServer
let own: CryptoKey
let foreign: CryptoKey
let jwks: string
let now = Date.parse("2026-06-01T12:00:00.000Z")
const seconds = () => Math.floor(now / 1000)
const settings = {
  APP_CHECK_REQUIRED: "1",
  APP_CHECK_ISSUER: "https://check.example/1",
  APP_CHECK_AUDIENCE: "projects/1",
}

beforeAll(async () => {
  const pair = await generateKeyPair("RS256", { extractable: true })
  own = pair.privateKey
  foreign = (await generateKeyPair("RS256")).privateKey
  jwks = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "RS256" }] })
  const file = join(mkdtempSync(join(tmpdir(), "confetti-keys-")), "jwks.json")
  writeFileSync(file, jwks)
  server = await startTestServer({
    clock: () => now,
    env: { ...settings, APP_CHECK_JWKS_URL: pathToFileURL(file).href },
  })
  await publishContent(server)
})
afterAll(() => server.stop())

type Claims = { iss?: string; aud?: string | string[]; exp?: number }

const good = (): Claims => ({
  iss: settings.APP_CHECK_ISSUER,
  aud: ["projects/1", "projects/name"],
  exp: seconds() + 60,
})
const signed = (claims: Claims, key: CryptoKey = own): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(key)
const askWith = async (headers: Record<string, string>, to = server) => {
  const response = await to.call("users-get_home_feed", null, headers)
  return [response.status, (await response.json()).error?.details.code]
}

describe("an app's token", () => {
  it("opens the callables", async () => {
    expect(await askWith({ "x-firebase-appcheck": await signed(good()) })).toEqual([200, undefined])
  })

  it.each([
    ["of another key", () => signed(good(), foreign)],
    ["of another issuer", () => signed({ ...good(), iss: "https://check.example/2" })],
    ["for another audience", () => signed({ ...good(), aud: "projects/2" })],
    ["that has ended", () => signed({ ...good(), exp: seconds() - 60 })],
    ["without an end", () => signed({ iss: settings.APP_CHECK_ISSUER, aud: "projects/1" })],
    ["without a signature", async () => new UnsecuredJWT(good()).encode()],
    [
      "signed with what everybody knows",
      () => new SignJWT(good()).setProtectedHeader({ alg: "HS256", kid: "k" }).sign(new TextEncoder().encode(jwks)),
    ],
    ["that is none", async () => "anything"],
  ])("%s is refused", async (_what, token) => {
    expect(await askWith({ "x-firebase-appcheck": await token() })).toEqual([401, "app-check/invalid"])
  })

  it("is missed where there is none", async () => {
    expect(await askWith({})).toEqual([401, "app-check/required"])
    expect(await askWith({ "x-firebase-appcheck": "" })).toEqual([401, "app-check/required"])
  })
})

describe("our own pages", () => {
  const ownPage = () => ({ origin: server.origin, "sec-fetch-site": "same-origin" })
  const passFrom = (headers: Record<string, string>) => fetch(`${server.origin}/app-check`, { method: "POST", headers })

  async function cookie(): Promise<string> {
    const answer = await passFrom(ownPage())
    const text = answer.headers.get("set-cookie") ?? ""
    expect([answer.status, text]).toEqual([204, expect.stringContaining("HttpOnly; SameSite=Strict")])
    return text.split(";")[0] ?? ""
  }

  it("get a token, and their calls pass with it for an hour", async () => {
    const shown = { ...ownPage(), cookie: await cookie() }
    expect(await askWith(shown)).toEqual([200, undefined])
    now += 3_601_000
    expect(await askWith(shown)).toEqual([401, "app-check/required"])
    expect(await askWith({ ...ownPage(), cookie: await cookie() })).toEqual([200, undefined])
  })

  it("alone get one, and their token is good on no other page", async () => {
    const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }
    expect((await passFrom(elsewhere)).status).toBe(403)
    expect((await passFrom({})).status).toBe(403)
    const theirs = await cookie()
    expect(await askWith({ ...elsewhere, cookie: theirs })).toEqual([401, "app-check/required"])
    expect(await askWith({ ...ownPage(), cookie: `${theirs}x` })).toEqual([401, "app-check/required"])
    const token = theirs.split("=")[1] ?? ""
    expect(await askWith({ "x-firebase-appcheck": token })).toEqual([401, "app-check/invalid"])
  })

  it("get only so many", async () => {
    const small = await startTestServer({ clock: () => 0, env: { RATE_LIMIT_SIGN_IN: "5" } })
    const statuses = []
    for (let time = 0; time < 2; time++) {
      const headers = { origin: small.origin }
      statuses.push((await fetch(`${small.origin}/app-check`, { method: "POST", headers })).status)
    }
    expect(statuses).toEqual([204, 429])
    await small.stop()
  })
})

describe("the issuer's keys", () => {
  it("are fetched, and while they can't be had nobody is called a stranger", async () => {
    let isAway = true
    const issuer = createServer((_request, response) => response.writeHead(isAway ? 500 : 200).end(jwks))
    await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve))
    const address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/jwks`
    const other = await startTestServer({ clock: () => now, env: { ...settings, APP_CHECK_JWKS_URL: address } })
    const headers = { "x-firebase-appcheck": await signed(good()) }
    expect(await askWith(headers, other)).toEqual([503, "server/unavailable"])
    isAway = false
    expect(await askWith(headers, other)).toEqual([200, undefined])
    await other.stop()
    issuer.close()
  })

  it("must be readable for the server to start", async () => {
    const starting = startTestServer({ env: { ...settings, APP_CHECK_JWKS_URL: "file:///nothing.json" } })
    await expect(starting).rejects.toThrow("APP_CHECK_JWKS_URL names no readable JSON Web Key Set")
  })
})
