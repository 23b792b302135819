import { describe, expect, it } from "vitest"
import { isMadeForApp, type TokenApp } from "./is-made-for-app.ts"

const apps: TokenApp[] = [
  { clientId: "android", bringsNonce: true },
  { clientId: "ios", bringsNonce: false },
]

describe("a token made for an app", () => {
  it("is of whoever asked for it, which is its audience where it names nobody else", () => {
    expect(isMadeForApp({ aud: "android", nonce: "n" }, apps, "n")).toBe(true)
    expect(isMadeForApp({ aud: "web", azp: "android", nonce: "n" }, apps, "n")).toBe(true)
    expect(isMadeForApp({ aud: "web", nonce: "n" }, apps, "n")).toBe(false)
    expect(isMadeForApp({ aud: "android", azp: "web", nonce: "n" }, apps, "n")).toBe(false)
    expect(isMadeForApp({ aud: ["android"], nonce: "n" }, apps, "n")).toBe(false)
    expect(isMadeForApp({ nonce: "n" }, [], "n")).toBe(false)
  })

  it("carries the nonce of this sign-in", () => {
    for (const nonce of ["other", undefined, null, 1])
      expect(isMadeForApp({ aud: "android", nonce }, apps, "n")).toBe(false)
    expect(isMadeForApp({ aud: "ios", nonce: "other" }, apps, "n")).toBe(false)
  })

  it("may be without one only where its app can't bring it", () => {
    expect(isMadeForApp({ aud: "android", nonce: "n" }, apps, null)).toBe(false)
    // A nonce made by the phone's own library is not compared.
    expect(isMadeForApp({ aud: "ios", nonce: "the library's" }, apps, null)).toBe(true)
  })
})
