import { regionName } from "@confetti/domain/rewards/address-format"
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator"
import { z } from "zod"
import { lineOfText } from "./free-text.ts"

const line = (most: number) => lineOfText().max(most)

export const addressParts = z.strictObject({
  name: line(80).min(1, "needs a name"),
  /** ISO 3166-1, two capital letters. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country's two letters"),
  street: line(120).min(3, "needs a street and a number"),
  more: line(120).default(""),
  postalCode: line(16).default(""),
  city: line(80).min(1, "needs a place"),
  /** State, province or county, if the post office requires it. */
  region: line(80).default(""),
})

/** A postal address, checked by country: its form of post code, and a region if its post office requires one. */
export const postalAddress = addressParts
  .refine(({ country, postalCode }) => isPostalCode(country, postalCode), {
    path: ["postalCode"],
    message: "is not a post code of this country",
  })
  .refine(({ country, region }) => regionName(country) === null || region !== "", {
    path: ["region"],
    message: "is needed in this country",
  })

export type PostalAddress = z.infer<typeof postalAddress>
export type PostalAddressInput = z.input<typeof postalAddress>

export function hasPostalCodes(country: string): boolean {
  return postcodeValidatorExistsForCountry(country)
}

function isPostalCode(country: string, code: string): boolean {
  return !hasPostalCodes(country) || postcodeValidator(code.toUpperCase(), country)
}
