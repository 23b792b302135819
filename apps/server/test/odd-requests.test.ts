import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { json, text } from "node:stream/consumers"
import { algoliasearch } from "algoliasearch"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let me: Account

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_CALLABLES: "100000", EDITORS: "me@example.com" } })
  await insertTiles(server.db, [makeTile({ id: "one" })])
  await publishContent(server)
  me = await addAccount(server, "me@example.com")
  await server.call("users-create_user", null, me.headers)
})
afterAll(() => server.stop())

const codeOf = async (response: Response): Promise<unknown> => (await response.json()).error?.details.code

describe("text that nothing could keep", () => {
  const address = { name: "Ada", country: "DE", street: "Weg 1", postalCode: "10115", city: "Berlin" }
  it.each([
    ["rewards-redeem_item", { itemId: "a\0", cost: 1, address }],
    ["rewards-redeem_item", { itemId: "a", variant: "\0", cost: 1, address }],
    ["rewards-cancel_redemption", { redemptionId: "\0" }],
    ["rewards-pack_redemption", { redemptionId: "\0" }],
    ["rewards-ship_redemption", { redemptionId: "\0", carrier: "Post" }],
    ["rewards-refund_redemption", { redemptionId: "\0", note: "n" }],
    ["rewards-restock_item", { itemId: "\0", pieces: 1 }],
    ["referrals-appeal", { referralId: "\0", text: "t" }],
    ["referrals-decide_review", { referralId: "\0", decision: "pay" }],
    ["feed-undo_less", { wishId: "\0" }],
    ["likes-unlike_tile", { tileId: "\0" }],
    ["likes-unlike_tile", { tileId: "\ud800" }],
  ])("is refused by %s", async (name, data) => {
    const response = await server.call(name, data, me.headers)
    expect([response.status, await codeOf(response)]).toEqual([400, "request/bad-characters"])
  })

  it.each([
    "/documents/tiles?slug=%00",
    "/documents/tiles?ids=%00",
    "/documents/users/{id}/tileTaps?tileId=%00",
    "/documents/users/{id}/tileStates?ids=%00",
    "/?t=%00",
    "/tiles/%00",
    "/auth/callback/google?state=%00",
  ])("is refused at %s", async (path) => {
    const response = await server.get(path.replace("{id}", me.userId), me.headers)
    expect([response.status, await codeOf(response)]).toEqual([400, "request/bad-characters"])
  })

  it("is refused on the way in", async () => {
    const response = await fetch(`${server.origin}/auth/email-otp/send-verification-otp`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@x.test\0", type: "sign-in" }),
    })
    expect([response.status, await codeOf(response)]).toEqual([400, "request/bad-characters"])
  })
})

describe("a number that no column holds", () => {
  it.each([
    ["points-list_entries", { before: 2_147_483_648 }],
    ["rewards-redeem_item", { itemId: "a", cost: 2_147_483_648, address: {} }],
  ])("is refused by %s", async (name, data) => {
    const response = await server.call(name, data, me.headers)
    expect([response.status, await codeOf(response)]).toEqual([400, "request/invalid"])
  })
})

describe("whose feed is put back", () => {
  it.each(["id", "{userId}", "null", "{}"])("may be told as %s", async (form) => {
    const data = { id: me.userId, "{userId}": { userId: me.userId }, null: null, "{}": {} }[form]
    const response = await server.call("users-reset_feed", data, me.headers)
    expect(await response.json()).toEqual({ result: ["one"] })
  })

  it.each(["someone", { userId: "someone" }])("is refused for another's id %j", async (data) => {
    const response = await server.call("users-reset_feed", data, me.headers)
    expect([response.status, await codeOf(response)]).toEqual([403, "session/forbidden"])
    expect((await server.call("users-reset_feed", data)).status).toBe(401)
  })
})

describe("what the search service has and this server has not", () => {
  const client = () =>
    algoliasearch("app", "key", {
      hosts: [{ url: new URL(server.origin).host, accept: "readWrite", protocol: "http" }],
    })

  it.each([
    ["one object", () => client().getObject({ indexName: "tiles", objectID: "one" })],
    ["browsing", () => client().browse({ indexName: "tiles" })],
    ["facet values", () => client().searchForFacetValues({ indexName: "tiles", facetName: "categories" })],
    ["its settings", () => client().getSettings({ indexName: "tiles" })],
    ["what is no address of it", () => client().customGet({ path: "1/nothing" })],
  ])("is refused in words its client shows: %s", async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ status: 404, message: expect.stringContaining("queries") })
  })
})

describe("a Host that is none", () => {
  it.each(["a.b.c:99999", "[::1", "a b"])("is refused with a code: %s", async (host) => {
    const { hostname, port } = new URL(server.origin)
    const asking = request({ hostname, port, path: "/documents/categories", headers: { host } }).end()
    const [response] = (await once(asking, "response")) as [IncomingMessage]
    expect([response.statusCode, await json(response)]).toMatchObject([
      400,
      { error: { status: "INVALID_ARGUMENT", details: { code: "request/malformed" } } },
    ])
  })
})

describe("what is no request", () => {
  const answerTo = async (sent: string): Promise<string> => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    socket.write(sent)
    return text(socket)
  }

  it.each([
    ["no HTTP", "hello\r\n\r\n", "400 Bad Request", "request/malformed"],
    [
      "headers without end",
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
      "request/too-large",
    ],
  ])("is refused with a code, and hung up on: %s", async (_what, sent, status, code) => {
    const [head = "", body = ""] = (await answerTo(sent)).split("\r\n\r\n")
    expect(head).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(body).error.details.code).toBe(code)
  })
})

describe("an address that nothing is at", () => {
  it.each([
    ["/documents", "request/unknown-document"],
    ["/documents/", "request/unknown-document"],
    ["/functions", "request/unknown-callable"],
    ["/functions/users-nothing", "request/unknown-callable"],
    ["/media/nothing.avif", "request/unknown-file"],
    ["/people/nobody", "request/unknown-file"],
  ])("%s answers the catalogue's error", async (path, code) => {
    const response = await server.get(path)
    expect([response.status, await codeOf(response)]).toEqual([404, code])
  })

  it("answers JSON to who reads JSON, and a page to the rest", async () => {
    const response = await server.get("/nothing", { accept: "application/json" })
    expect([response.status, await codeOf(response)]).toEqual([404, "request/unknown-route"])
    const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }
    expect((await server.get("/nothing", browser)).headers.get("content-type")).toContain("text/html")
  })
})

describe("a page that was asked for too often", () => {
  it("says so in words to a person, and in JSON to a program", async () => {
    const small = await startTestServer({ clock: () => 0, env: { RATE_LIMIT_PAGES: "5" } })
    await small.get("/")
    const page = await small.get("/", { accept: "text/html" })
    expect([page.status, page.headers.get("retry-after")]).toEqual([429, "12"])
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).toContain("Please wait a moment.")
    expect(await codeOf(await small.get("/"))).toBe("request/rate-limited")
    await small.stop()
  })
})

it("names the query where a query is wrong", async () => {
  const { error } = await (await server.get("/documents/categories?x=1")).json()
  expect(error.details.fields).toEqual(['query: Unrecognized key: "x"'])
})
