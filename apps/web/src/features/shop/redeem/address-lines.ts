import type { PostalAddress } from "@confetti/contract/address"

/** As it stands on a label; `country` by its name. */
export function addressLines(address: PostalAddress, country: string): string[] {
  const { name, street, more, postalCode, city, region } = address
  return [name, street, more, `${postalCode} ${city}`.trim(), region, country].filter((line) => line !== "")
}
