import { expect, it } from "vitest"
import { addressLines, postalCodeName, regionName } from "./address-format.ts"

const ada = { name: "Ada", street: "Weg 1", more: "", postalCode: "10115", city: "Berlin", region: "", country: "DE" }

it.each([
  [{}, "Germany", ["Ada", "Weg 1", "10115 Berlin", "Germany"]],
  [
    { country: "US", city: "New York", region: "NY", postalCode: "10001", more: "Flat 2" },
    "United States",
    ["Ada", "Weg 1", "Flat 2", "New York, NY 10001", "United States"],
  ],
  [
    { country: "GB", city: "London", postalCode: "SW1A 1AA" },
    "United Kingdom",
    ["Ada", "Weg 1", "London", "SW1A 1AA", "United Kingdom"],
  ],
  [
    { country: "AE", city: "Dubai", postalCode: "" },
    "United Arab Emirates",
    ["Ada", "Weg 1", "Dubai", "United Arab Emirates"],
  ],
])("writes %o as its country does", (given, country, lines) => {
  expect(addressLines({ ...ada, ...given }, country)).toEqual(lines)
})

it("calls things what the country calls them", () => {
  expect(["US", "GB", "DE"].map(postalCodeName)).toEqual(["ZIP code", "Postcode", "Post code"])
  expect(["US", "CA", "DE"].map(regionName)).toEqual(["State", "Province", null])
})
