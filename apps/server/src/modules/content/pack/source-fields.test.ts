import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { linkSource } from "./link-source.ts"
import { isIsbn } from "./source-fields.ts"

const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })

describe("an ISBN", () => {
  it.each(["0-8044-2957-X", "080442957X", "978-0-306-40615-7", "9780306406157"])("may be %s", (isbn) => {
    expect(isIsbn(isbn)).toBe(true)
  })

  it.each(["", "0306406153", "978-0-306-40615-8", "9770306406157", "97803064061", "08044295X7"])(
    "is never %s",
    (isbn) => {
      expect(isIsbn(isbn)).toBe(false)
    },
  )

  it("shows one wrong digit, whichever it is", () => {
    fc.assert(
      fc.property(digits(9), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (core, at, by) => {
        const twelve = [9, 7, 8, ...core]
        const sum = twelve.reduce((all, digit, place) => all + (place % 2 === 0 ? 1 : 3) * digit, 0)
        const whole = [...twelve, (10 - (sum % 10)) % 10]
        const wrong = whole.map((digit, place) => (place === at ? (digit + by) % 10 : digit))
        expect(isIsbn(whole.join(""))).toBe(true)
        expect(isIsbn(wrong.join(""))).toBe(false)
      }),
    )
  })
})

describe("a DOI's address", () => {
  it("keeps its slashes and writes out what an address would read as its own", () => {
    const source = {
      title: "A paper",
      by: "Somebody",
      year: 1980,
      kind: "paper",
      doi: "10.1000/a(1)/b<c>#d?e",
    } as const
    expect(linkSource(source, {}).link?.href).toBe("https://doi.org/10.1000/a(1)/b%3Cc%3E%23d%3Fe")
  })

  it("stays at doi.org, whatever the DOI", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (tail) => {
        const { link } = linkSource({ title: "A", by: "B", kind: "page", doi: `10.1000/${tail}` }, {})
        expect(new URL(link?.href ?? "").origin).toBe("https://doi.org")
      }),
    )
  })
})
