import type { PostalAddress } from "@confetti/contract/address"

/** Where the post code stands behind the place, and where on a line of its own; elsewhere it stands before the place. */
const behind = new Set(["US", "CA", "AU", "NZ", "IN", "IE", "SG", "TW", "TH", "BR"])
const apart = new Set(["GB", "UA", "ZA", "KE", "LK"])

const countryNames = new Intl.DisplayNames("en", { type: "region" })

/** An address as it is written on a parcel, line by line. */
export function addressLines({ name, street, more, postalCode, city, region, country }: PostalAddress): string[] {
  return [name, street, more, ...placeLines(city, region, postalCode, country), countryNames.of(country) ?? country]
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

function placeLines(city: string, region: string, postalCode: string, country: string): string[] {
  if (behind.has(country)) return [`${[city, region].filter(Boolean).join(", ")} ${postalCode}`]
  if (apart.has(country)) return [city, region, postalCode]
  return [`${postalCode} ${city}`, region]
}
