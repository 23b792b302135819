import type { IncomingMessage } from "node:http"
import { expect, it } from "vitest"
import { isFromThisMachine } from "./loopback.ts"

function asked(remoteAddress: string | undefined, headers: Record<string, string>): boolean {
  return isFromThisMachine({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
}

it.each([
  ["127.0.0.1", "localhost:8080"],
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "[::1]:8080"],
  ["::ffff:127.0.0.1", "LOCALHOST"],
  ["127.9.9.9", "feed.localhost:1"],
])("knows %s asking for %s as this machine", (peer, host) => expect(asked(peer, { host })).toBe(true))

it.each([
  ["another machine", "192.168.1.7", { host: "localhost:8080" }],
  ["another machine that says otherwise", "192.168.1.7", { host: "localhost", "x-forwarded-for": "127.0.0.1" }],
  ["another name for this machine", "127.0.0.1", { host: "evil.test:8080" }],
  ["a name that begins alike", "127.0.0.1", { host: "127.0.0.1.evil.test" }],
  ["a name that ends alike", "127.0.0.1", { host: "evillocalhost" }],
  ["no name", "127.0.0.1", {}],
  ["a proxy on this machine", "127.0.0.1", { host: "localhost", "x-forwarded-for": "203.0.113.9" }],
  ["a proxy of another kind", "127.0.0.1", { host: "localhost", forwarded: "for=203.0.113.9" }],
  ["nobody any more", undefined, { host: "localhost" }],
])("does not take %s for it", (_what, peer, headers) =>
  expect(asked(peer, headers as Record<string, string>)).toBe(false),
)
