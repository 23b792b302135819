import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { editorRoles, hasRole, sortRoles } from "./roles.ts"

const anyRoles = fc.subarray([...editorRoles])

describe("a role", () => {
  it("lets do its own, an owner's everything, and no role nothing", () => {
    fc.assert(
      fc.property(anyRoles, fc.constantFrom(...editorRoles), (given, needed) => {
        const roles = new Set(given)
        expect(hasRole({ roles }, needed)).toBe(given.includes(needed) || given.includes("owner"))
        expect(hasRole({ roles }, "editor")).toBe(given.length > 0)
      }),
    )
  })

  it("is listed once, in one order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...editorRoles)), (given) => {
        const sorted = sortRoles(given)
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(sorted).toEqual(editorRoles.filter((role) => sorted.includes(role)))
      }),
    )
  })
})
