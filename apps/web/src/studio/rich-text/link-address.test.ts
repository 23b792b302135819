import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { linkAddress } from "./link-address.ts"

describe("a link's address", () => {
  it.each([
    ["https://example.org/a_(b)", "https://example.org/a_(b)"],
    ["  http://example.org ", "http://example.org"],
    ["example.org/moon?full#now", "https://example.org/moon?full#now"],
    ["münchen.example", "https://münchen.example"],
    ["/about", "/about"],
  ])("%j leads to %j", (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    "",
    "the moon",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "file:///etc/passwd",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://",
    "mailto:ada@example.org",
    `https://example.org/${"a".repeat(2000)}`,
  ])("%j is refused", (typed) => {
    expect(linkAddress(typed)).toBeNull()
  })

  it("leads by http, by https or to a path of this site, whatever is typed", () => {
    const pieces = fc.constantFrom(..."javascript:", ..."https://", "\t", "\n", "/", "\\", ".", "a", "data:", "org")
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 30 }), (typed) => {
        const address = linkAddress(typed)
        if (address === null) return
        const { protocol, host } = new URL(address, "https://this.example")
        expect(["http:", "https:"]).toContain(protocol)
        if (address.startsWith("/")) expect(host).toBe("this.example")
      }),
    )
  })

  it("once found leads to itself", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(linkAddress(linkAddress(url) ?? "")).toBe(linkAddress(url))
      }),
      { numRuns: 30 },
    )
  })
})
