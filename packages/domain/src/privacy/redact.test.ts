import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redact } from "./redact.ts"
import { longestText, redacted, redactText } from "./redact-text.ts"

const words = fc.constantFrom("", "Error: ", "sent to ", "(", "x=", "could not reach ", '{"to":"', "at ", "\n", "<")
const ends = fc.constantFrom("", " failed", ")", '"}', ", then", "\n", ">", ".")
const letters = fc.string({ unit: fc.constantFrom(..."abcxyz019"), minLength: 1, maxLength: 12 })
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most })
const token = fc.string({ unit: fc.constantFrom(..."abcXYZ012_-"), minLength: 12, maxLength: 40 })

/** That `secret` is nowhere in what is left of it in these surroundings. */
function isGone(secret: fc.Arbitrary<string>, inside: (secret: string) => string = (each) => each): void {
  fc.assert(
    fc.property(words, secret, ends, (before, text, after) => {
      expect(redactText(before + inside(text) + after)).not.toContain(text)
    }),
  )
}

describe("text", () => {
  it("loses e-mail addresses, written plainly or escaped", () => {
    const parts = fc.tuple(letters, fc.constantFrom("@", "%40"), letters, fc.constantFrom("test", "example.org"))
    isGone(parts.map(([name, at, host, end]) => `${name}${at}${host}.${end}`))
    isGone(parts.map(([name, , host, end]) => `${name}+tag@${host}.${end}`))
  })

  it("loses numbers to call", () => {
    const separator = fc.constantFrom(" ", "-", ".", "/")
    isGone(
      fc.tuple(digits(2, 3), separator, digits(3, 5), separator, digits(4, 5)).map((parts) => `+4${parts.join("")}`),
    )
    isGone(fc.tuple(digits(3, 3), digits(3, 3), digits(4, 4)).map(([a, b, c]) => `(${a}) ${b}-${c}`))
    isGone(fc.tuple(digits(4, 5), separator, digits(3, 4), separator, digits(2, 4)).map((parts) => parts.join("")))
    isGone(digits(7, 15))
  })

  it("loses one-time codes", () => isGone(digits(6, 6)))

  it("loses tokens", () => {
    isGone(token, (each) => `Authorization: Bearer ${each}`)
    isGone(token, (each) => `session_token=${each}; path=/`)
    isGone(token, (each) => `"token": "${each}"`)
    isGone(token, (each) => `eyJ${each}.${each}.${each}`)
  })

  it("loses what an address carries, and keeps its path, t and q", () => {
    const value = letters.map((text) => `S${text}S`)
    const name = fc.constantFrom("invite", "code", "next", "email", "qq", "T", "")
    const origin = fc.constantFrom("https://a.test", "https://user:word@a.test", "")
    fc.assert(
      fc.property(origin, name, value, value, (at, parameter, secret, hash) => {
        const left = redactText(`failed: ${at}/search/tiles/tide?t=space&${parameter}=${secret}&q=moon#${hash}`)
        expect(left).toContain(`/search/tiles/tide?t=space&${parameter}=${redacted}&q=moon`)
        expect(left).not.toContain(secret)
        expect(left).not.toContain(hash)
        expect(left).not.toContain("word@")
      }),
    )
  })

  it.each([
    "logged-in user is mssing a user record in firestore 4fGh2kLmN0pQrStUvWxYz12345678abc",
    "Caluclate Eligible Tiles Error Something went wrong on our side. Please try again.",
    "Cannot read properties of undefined (reading 'slug')",
    "TypeError at https://a.test/assets/app-Df3x9_aB.js:1:20481",
    "2026-11-21T05:22:22.123Z",
    "Request failed with status 503 after 1200 ms",
    "npm 11.2.0, Chrome 141.0.7390.37",
  ])("keeps %s", (text) => expect(redactText(text)).toBe(text))

  it("keeps the ids of people, whatever digits they have", () => {
    const digit = fc.string({ unit: fc.constantFrom(..."0123456789f"), minLength: 32, maxLength: 32 })
    const ids = digit.map((all) => all.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"))
    fc.assert(
      fc.property(ids, (id) => {
        const text = `logged-in user is mssing a user record in firestore ${id}`
        expect(redactText(text)).toBe(text)
      }),
    )
  })

  it("is settled after one pass", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = redactText(text)
        expect(redactText(once)).toBe(once)
      }),
    )
  })
})

describe("a long text", () => {
  const filler = fc.integer({ min: longestText - 60, max: longestText + 20 })

  it("is cut", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 * longestText }), (text) => {
        expect(redactText(text).length).toBeLessThanOrEqual(longestText)
      }),
    )
  })

  it("is settled after one pass", () => {
    fc.assert(
      fc.property(filler, fc.string({ maxLength: 100 }), (length, end) => {
        const once = redactText("word ".repeat(length / 5) + end)
        expect(redactText(once)).toBe(once)
      }),
    )
  })

  it.each(["ann.smith@confetti.test", "123456", "+49 151 1234567", "Bearer s3cr3tT0ken"])(
    "leaves no half of %s where it is cut",
    (secret) => {
      fc.assert(
        fc.property(filler, (length) => {
          const left = redactText(`${"word ".repeat(length / 5)}${secret} ${"word ".repeat(20)}`)
          expect(left.replaceAll("word", "").replaceAll(redacted, "")).toMatch(/^(\s|Bearer)*$/)
        }),
      )
    },
  )
})

describe("a structure", () => {
  it("loses fields by their name, however deep, and keeps its form", () => {
    const given = {
      user: { email: "a@b.test", id: "u1", phoneNumber: 491234567 },
      request: { headers: { Authorization: "x", accept: "*/*" }, clientIp: "203.0.113.9" },
      breadcrumbs: [{ name: "fetch", metadata: { url: "/auth/x?code=5", status: 200 } }, null, 3],
      errorClass: "TypeError",
    }
    expect(redact(given)).toEqual({
      user: { email: redacted, id: "u1", phoneNumber: redacted },
      request: { headers: { Authorization: redacted, accept: "*/*" }, clientIp: redacted },
      breadcrumbs: [{ name: "fetch", metadata: { url: `/auth/x?code=${redacted}`, status: 200 } }, null, 3],
      errorClass: "TypeError",
    })
  })

  it("never throws and never grows without end", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(redact(value)).length).toBeLessThanOrEqual(JSON.stringify(value).length * 12 + 24)
      }),
    )
  })

  it("is read only so deep and so wide", () => {
    const nested = JSON.parse(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`)
    expect(JSON.stringify(redact(nested)).length).toBeLessThan(200)
    const wide = redact({ list: Array(30_000).fill("x"), other: Array(30_000).fill("y") }) as Record<string, unknown[]>
    expect(wide["list"]?.length).toBeLessThan(3000)
    expect(wide["other"]).toEqual([])
  })
})
