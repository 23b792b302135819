import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PersonalData } from "./personal-data.ts"
import { eraseOrder } from "./personal-data.ts"

const part = (name: string, eraseAfter: string[] = []): PersonalData => ({
  name,
  tables: [],
  eraseAfter,
  read: async () => null,
  erase: async () => undefined,
})

const parts = [
  part("signIn"),
  part("profile", ["points"]),
  part("points", ["redemptions"]),
  part("redemptions"),
  part("likes"),
]
const namesOf = (given: readonly PersonalData[]): string[] => eraseOrder(given).map(({ name }) => name)

describe("eraseOrder", () => {
  it("puts each part after those it waits for", () => {
    expect(namesOf(parts)).toEqual(["likes", "redemptions", "points", "profile", "signIn"])
  })

  it("is the same for every order of the list", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        expect(namesOf(shuffled)).toEqual(namesOf(parts))
      }),
    )
  })

  it("leaves out what is not there: a server may have fewer modules", () => {
    expect(namesOf([part("points", ["redemptions"])])).toEqual(["points"])
  })

  it("refuses a circle", () => {
    expect(() => eraseOrder([part("a", ["b"]), part("b", ["a"])])).toThrow("a → b → a")
  })
})
