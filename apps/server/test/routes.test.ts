import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({})
})
afterAll(() => server.stop())

const addresses = [
  ["/functions/users-get_home_feed", "PUT", "POST"],
  ["/documents/categories", "POST", "GET, HEAD"],
  ["/auth/methods", "POST", "GET"],
  ["/auth/callback/apple", "PUT", "GET, POST"],
  ["/people/a/00000000000000000000.webp", "POST", "GET, HEAD"],
  ["/points/statement.csv", "POST", "GET"],
  ["/schemas/confetti-export.json", "POST", "GET, HEAD"],
  ["/app-check", "GET", "POST"],
  ["/media/none.avif", "POST", "GET, HEAD"],
  ["/share/none.jpg", "POST", "GET, HEAD"],
  ["/emulator/mail", "POST", "GET, HEAD"],
  ["/errors", "GET", "POST"],
  ["/errors/settings", "POST", "GET, HEAD"],
  ["/docs/api", "POST", "GET, HEAD"],
  ["/healthz", "POST", "GET, HEAD"],
  ["/readyz", "POST", "GET, HEAD"],
  ["/metrics", "POST", "GET, HEAD"],
  ["/sitemap.xml", "POST", "GET, HEAD"],
  ["/.well-known/apple-app-site-association", "POST", "GET, HEAD"],
  ["/.well-known/assetlinks.json", "POST", "GET, HEAD"],
  ["/me", "POST", "GET, HEAD"],
] as const

describe("route", () => {
  it.each(addresses)("%s refuses %s, and allows %s", async (path, method, allow) => {
    const response = await fetch(server.origin + path, { method })
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow])
    expect((await response.json()).error).toMatchObject({
      status: "UNIMPLEMENTED",
      details: { code: "request/method-not-allowed", allow },
    })
  })

  it.each([
    ["/functions/users-nothing", "request/unknown-callable"],
    ["/documents/nothing", "request/unknown-document"],
    ["/auth/nothing", "request/unknown-route"],
    ["/people/nothing", "request/unknown-file"],
    ["/media/nothing", "request/unknown-file"],
    ["/share/nothing", "request/unknown-file"],
    ["/.well-known/assetlinks.json", "request/unknown-file"],
  ])("%s is not found: %s", async (path, code) => {
    const response = await fetch(server.origin + path)
    expect([response.status, (await response.json()).error]).toMatchObject([
      404,
      { status: "NOT_FOUND", details: { code } },
    ])
  })

  it.each([
    ["/functions/users-get_home_feed", "POST"],
    ["/documents/categories", "GET, HEAD"],
    ["/auth/methods", "GET, POST"],
    ["/1/indexes/tiles/query", "POST"],
    ["/errors", "POST"],
  ])("%s answers a preflight with %s", async (path, methods) => {
    const response = await fetch(server.origin + path, { method: "OPTIONS" })
    expect([response.status, response.headers.get("access-control-allow-methods")]).toEqual([204, methods])
  })
})
