import { expect, it } from "vitest"
import { hasPostalCodes, postalAddress } from "./address.ts"

const berlin = { name: "Ada", country: "DE", street: "Weg 1", postalCode: "10115", city: "Berlin" }
const problems = (given: object) =>
  (postalAddress.safeParse({ ...berlin, ...given }).error?.issues ?? []).map(({ path }) => path.join("."))

it.each([
  ["DE", "10115"],
  ["GB", "SW1A 1AA"],
  ["GB", "sw1a 1aa"],
  ["US", "94103"],
  ["CA", "K1A 0B1"],
  ["NL", "1012 JS"],
  ["JP", "100-0001"],
])("takes a post code of %s: %s", (country, postalCode) => {
  expect(problems({ country, postalCode, region: "Somewhere" })).toEqual([])
})

it.each([
  ["DE", "1011"],
  ["GB", "10115"],
  ["US", ""],
  ["NL", "100-0001"],
])("refuses what is none of %s: %s", (country, postalCode) => {
  expect(problems({ country, postalCode, region: "Somewhere" })).toEqual(["postalCode"])
})

it("asks for a state where the post does", () => {
  const newYork = { country: "US", postalCode: "10001", city: "New York" }
  expect(problems(newYork)).toEqual(["region"])
  expect(problems({ ...newYork, region: "NY" })).toEqual([])
})

it("asks for no post code where the post has none", () => {
  expect(hasPostalCodes("AE")).toBe(false)
  expect(problems({ country: "AE", postalCode: "" })).toEqual([])
})

it("names each field that is missing", () => {
  expect(problems({ name: " ", street: "", city: "" })).toEqual(["name", "street", "city"])
  expect(problems({ country: "Germany" })).toEqual(["country"])
  expect(problems({ planet: "Mars" })).toEqual([""])
})
