import { describe, expect, it } from "vitest"
import { emptyAddress } from "./address-draft.ts"
import { checkAddress } from "./check-address.ts"

const berlin = {
  ...emptyAddress,
  name: "Ada Lovelace",
  country: "DE",
  street: "Torstraße 1",
  postalCode: "10119",
  city: "Berlin",
}
const complaintsOf = (given: Partial<typeof berlin>) => {
  const checked = checkAddress({ ...berlin, ...given })
  return checked.ok ? {} : checked.complaints
}

describe("an address", () => {
  it("is taken as it is, without the spaces around it", () => {
    expect(checkAddress({ ...berlin, name: "  Ada Lovelace " })).toMatchObject({
      ok: true,
      address: { name: "Ada Lovelace", country: "DE" },
    })
  })

  it("is asked for what is missing, field by field and all at once", () => {
    expect(complaintsOf({ name: " ", street: "", city: "", postalCode: "" })).toEqual({
      name: "Enter the recipient’s name.",
      street: "Enter the street and number.",
      city: "Enter the town or city.",
      postalCode: "Enter a post code.",
    })
  })

  it("needs a post code of its own country", () => {
    expect(complaintsOf({ postalCode: "SW1A 1AA" })).toEqual({
      postalCode: "This is not a valid post code.",
    })
    expect(complaintsOf({ country: "GB", postalCode: "sw1a 1aa" })).toEqual({})
  })

  it("needs a state and a ZIP code in the United States, and calls them so", () => {
    expect(complaintsOf({ country: "US", postalCode: "", city: "New York" })).toEqual({
      postalCode: "Enter a ZIP code.",
      region: "Enter the state.",
    })
    expect(complaintsOf({ country: "US", postalCode: "10001", city: "New York", region: "NY" })).toEqual({})
  })

  it("says when something is too long for a label", () => {
    expect(complaintsOf({ street: "x".repeat(121) })).toEqual({
      street: "This is too long: use at most 120 characters.",
    })
  })
})
