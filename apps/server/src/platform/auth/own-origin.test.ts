import type { IncomingMessage } from "node:http"
import { expect, it } from "vitest"
import { isFromOwnOrigin, originOf, requestOrigin } from "./own-origin.ts"

const request = (headers: IncomingMessage["headers"]): IncomingMessage => ({ headers }) as IncomingMessage
const proxied = { host: "feed.test", "x-forwarded-proto": "https" }

it("takes the scheme of a trusted proxy, and of nobody else", () => {
  expect(requestOrigin(request(proxied), { TRUST_PROXY: 1 })).toBe("https://feed.test")
  expect(requestOrigin(request(proxied), { TRUST_PROXY: 0 })).toBe("http://feed.test")
})

it("knows a page of its own behind a proxy that ends TLS", () => {
  const config = { PUBLIC_URL: undefined, TRUST_PROXY: 1 }
  expect(isFromOwnOrigin(request({ ...proxied, origin: "https://feed.test" }), config)).toBe(true)
  expect(isFromOwnOrigin(request({ ...proxied, origin: "http://feed.test" }), config)).toBe(false)
})

it.each(["9007199254740992", "a<b", "a b"])("finds no origin in the host %s", (host) => {
  expect(requestOrigin(request({ host }), { TRUST_PROXY: 0 })).toBeNull()
  expect(() => originOf(request({ host }), { PUBLIC_URL: undefined, TRUST_PROXY: 0 })).toThrow("names no host")
})
