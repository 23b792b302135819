import { expect, it } from "vitest"
import { pageSecurityPolicy, securityHeaders } from "./security-headers.ts"

const connectionsOf = (policy: string): string | undefined => /connect-src ([^;]*);/.exec(policy)?.[1]
const namesOf = (policy: string): string[] => policy.split("; ").map((part) => part.split(" ")[0] ?? "")

it("promises TLS for this host, and for no other of the operator's", () => {
  expect(securityHeaders("https://example.com")["strict-transport-security"]).toBe("max-age=63072000")
  expect(securityHeaders("http://example.com")).not.toHaveProperty("strict-transport-security")
})

it("lets no other site take in an answer, unless the answer says so", () => {
  expect(securityHeaders(undefined)["cross-origin-resource-policy"]).toBe("same-origin")
})

it("lets a page speak to this server alone", () => {
  const policy = pageSecurityPolicy()("abc")
  expect(connectionsOf(policy)).toBe("'self'")
  expect(policy.match(/'nonce-abc'/g)).toHaveLength(2)
})

it.each([
  ["https://notify.example.com/", "https://notify.example.com/"],
  ["https://errors.example.com:8443/in/take?key=secret#x", "https://errors.example.com:8443/in/take"],
  ["https://user:word@errors.example.com/in", "https://errors.example.com/in"],
])("and to the address of error reports %s, no wider", (address, source) => {
  expect(connectionsOf(pageSecurityPolicy({ errorReporterUrl: address })("abc"))).toBe(`'self' ${source}`)
})

it("takes nothing into the policy from an address", () => {
  const errorReporterUrl = "https://a.test/x;script-src%20*,default-src *'unsafe-inline';"
  const policy = pageSecurityPolicy({ errorReporterUrl })("abc")
  expect(namesOf(policy)).toEqual(namesOf(pageSecurityPolicy()("abc")))
  expect(policy).not.toContain(",")
  expect(policy.split("script-src")).toHaveLength(3)
})

it("lets nothing into a frame where there is nothing to play", () => {
  expect(namesOf(pageSecurityPolicy({ players: [] })("abc"))).not.toContain("frame-src")
  expect(pageSecurityPolicy()("abc")).toContain("default-src 'none'")
})

it("lets only the hosts of the operator's posts into a frame, each named once", () => {
  const players = [
    "https://www.tiktok.com/player/v1/7301234567890123456?autoplay=1",
    "https://www.tiktok.com/embed/@confetti",
    "https://www.instagram.com/confetti/embed/",
  ]
  const policy = pageSecurityPolicy({ players })("abc")
  expect(policy).toContain("; frame-src https://www.tiktok.com https://www.instagram.com; ")
  expect(connectionsOf(policy)).toBe("'self'")
})
