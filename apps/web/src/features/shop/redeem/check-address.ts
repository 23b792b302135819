import { hasPostalCodes, type PostalAddress, postalAddress } from "@confetti/contract/address"
import { t } from "@confetti/domain/messages/t"
import { regionName } from "@confetti/domain/rewards/address-format"
import type { AddressField, AddressFields } from "./address-draft.ts"

export type Complaints = Partial<Record<AddressField, string>>

export type Checked = { ok: true; address: PostalAddress } | { ok: false; complaints: Complaints }

export function checkAddress(fields: AddressFields): Checked {
  const parsed = postalAddress.safeParse(fields)
  if (parsed.success) return { ok: true, address: parsed.data }
  const complaints: Complaints = {}
  for (const { path } of parsed.error.issues) {
    const field = path[0] as AddressField
    complaints[field] ??= complaintOf(field, fields)
  }
  // The whole is checked once its parts are valid.
  if (complaints.postalCode === undefined && fields.postalCode.trim() === "" && hasPostalCodes(fields.country))
    complaints.postalCode = complaintOf("postalCode", fields)
  if (complaints.region === undefined && fields.region.trim() === "" && regionName(fields.country) !== null)
    complaints.region = complaintOf("region", fields)
  return { ok: false, complaints }
}

function complaintOf(field: AddressField, fields: AddressFields): string {
  const most = { name: 80, street: 120, more: 120, postalCode: 16, city: 80, region: 80, country: 2 }[field]
  if (fields[field].trim().length > most) return t`This is too long: use at most ${most} characters.`
  switch (field) {
    case "name":
      return t`Enter the recipient’s name.`
    case "country":
      return t`Choose a country.`
    case "street":
      return t`Enter the street and number.`
    case "city":
      return t`Enter the town or city.`
    case "postalCode":
      return codeComplaint(fields)
    case "region":
      return regionQuestions[fields.country] ?? t`Enter the province or county.`
    default:
      return t`This is not valid.`
  }
}

function codeComplaint({ country, postalCode }: AddressFields): string {
  const isMissing = postalCode.trim() === ""
  switch (country) {
    case "US":
      return isMissing ? t`Enter a ZIP code.` : t`This is not a valid ZIP code.`
    case "GB":
    case "AU":
      return isMissing ? t`Enter a postcode.` : t`This is not a valid postcode.`
    case "IE":
      return isMissing ? t`Enter an Eircode.` : t`This is not a valid Eircode.`
    case "IN":
      return isMissing ? t`Enter a PIN code.` : t`This is not a valid PIN code.`
    default:
      return isMissing ? t`Enter a post code.` : t`This is not a valid post code.`
  }
}

const [whichState, whichProvince] = [t`Enter the state.`, t`Enter the province.`]

const regionQuestions: Record<string, string> = {
  US: whichState,
  AU: whichState,
  BR: whichState,
  IN: whichState,
  MX: whichState,
  MY: whichState,
  CA: whichProvince,
  CN: whichProvince,
  JP: t`Enter the prefecture.`,
}
