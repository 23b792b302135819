import { expect, it } from "vitest"
import { countriesOf, likelyCountry } from "./country-names.ts"

it("names the countries parcels go to, in the reader's language and order", () => {
  expect(countriesOf(["GB", "DE", "AT"], "en").map(({ name }) => name)).toEqual([
    "Austria",
    "Germany",
    "United Kingdom",
  ])
  expect(countriesOf(["DE", "AT"], "de").map(({ name }) => name)).toEqual(["Deutschland", "Österreich"])
})

it("names all of them where parcels go everywhere", () => {
  const codes = countriesOf([], "en").map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(230)
  expect(codes).toEqual(expect.arrayContaining(["DE", "GB", "US", "IE", "NZ"]))
  for (const none of ["EU", "UK", "ZZ", "XA"]) expect(codes).not.toContain(none)
})

it("guesses the country from the browser's languages, and never one parcels don't go to", () => {
  const countries = countriesOf(["GB", "DE"], "en")
  expect(likelyCountry(countries, ["en", "en-GB"])).toBe("GB")
  expect(likelyCountry(countries, ["en-US"])).toBe("")
  expect(likelyCountry(countriesOf(["DE"], "en"), ["en-US"])).toBe("DE")
})
