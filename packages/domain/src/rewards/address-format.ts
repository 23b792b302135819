import { t } from "../messages/t.ts"

export type AddressParts = {
  name: string
  street: string
  more: string
  postalCode: string
  city: string
  region: string
  country: string
}

/** Countries with the post code after the town, or on a line of its own; elsewhere it comes first. */
const behind = new Set(["US", "CA", "AU", "NZ", "IN", "IE", "SG", "TW", "TH", "BR"])
const apart = new Set(["GB", "UA", "ZA", "KE", "LK"])

/** Local names of the post code. */
const postalCodeNames: Record<string, string> = {
  US: t`ZIP code`,
  GB: t`Postcode`,
  AU: t`Postcode`,
  IE: t`Eircode`,
  IN: t`PIN code`,
}

/** Names of the region, where addresses require one. */
const regionNames: Record<string, string> = {
  US: t`State`,
  AU: t`State`,
  BR: t`State`,
  IN: t`State`,
  MX: t`State`,
  MY: t`State`,
  CA: t`Province`,
  CN: t`Province`,
  JP: t`Prefecture`,
}

export function postalCodeName(country: string): string {
  return postalCodeNames[country] ?? t`Post code`
}

export function regionName(country: string): string | null {
  return regionNames[country] ?? null
}

export function addressLines(address: AddressParts, countryName: string): string[] {
  const { name, street, more } = address
  return [name, street, more, ...placeLines(address), countryName]
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

function placeLines({ city, region, postalCode, country }: AddressParts): string[] {
  if (behind.has(country)) return [`${[city, region].filter(Boolean).join(", ")} ${postalCode}`]
  if (apart.has(country)) return [city, region, postalCode]
  return [`${postalCode} ${city}`, region]
}
