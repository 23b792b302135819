import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: "https://confetti.example/" } })
})
afterAll(() => server.stop())

it.each([
  ["?url=https://example.org/a", "/search", "https://example.org/a"],
  ["?title=A&text=https://example.org/a", "/search", "A https://example.org/a"],
  ["?text=Look:%20https://a.example&url=https://a.example", "/search", "Look: https://a.example https://a.example"],
  ["?text=https://a.example&url=https://a.example", "/search", "https://a.example"],
  ["?url=https://confetti.example/tiles/first", "/tiles/first", null],
  ["?title=Moon&text=Read%20this%20https://confetti.example/tiles/first.", "/tiles/first", null],
  ["?url=https://confetti.example/me/tiles/first", "/tiles/first", null],
  ["?text=https://confetti.example/search/tiles/first?q=moon", "/tiles/first", null],
  [
    "?text=https://confetti.example/tiles/first%20or%20https://a.example",
    "/search",
    "https://confetti.example/tiles/first or https://a.example",
  ],
  ["?url=https://evil.example/tiles/first", "/search", "https://evil.example/tiles/first"],
  ["?text=a%0d%0aset-cookie:%20b", "/search", "a set-cookie: b"],
  ["", "/", null],
  [`?text=${"x".repeat(4000)}`, "/search", "x".repeat(300)],
])("keeps what is shared for a thought: %s", async (query, to, text) => {
  const response = await server.get(`/share-target${query}`)
  const saved = /^cf_shared=([^;]*);/.exec(response.headers.get("set-cookie") ?? "")?.[1]
  expect([response.status, response.headers.get("location")]).toEqual([303, to])
  expect(saved === undefined ? null : decodeURIComponent(saved)).toBe(text)
  const elsewhere = await server.get(`/share-target${query}`, { "sec-fetch-site": "cross-site" })
  expect(elsewhere.headers.get("set-cookie"), "another site sends nobody's draft").toBeNull()
})
