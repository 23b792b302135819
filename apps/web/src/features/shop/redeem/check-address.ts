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
  // The whole is only looked at once its parts are right.
  if (complaints.postalCode === undefined && fields.postalCode.trim() === "" && hasPostalCodes(fields.country))
    complaints.postalCode = complaintOf("postalCode", fields)
  if (complaints.region === undefined && fields.region.trim() === "" && regionName(fields.country) !== null)
    complaints.region = complaintOf("region", fields)
  return { ok: false, complaints }
}

function complaintOf(field: AddressField, fields: AddressFields): string {
  const most = { name: 80, street: 120, more: 120, postalCode: 16, city: 80, region: 80, country: 2 }[field]
  if (fields[field].trim().length > most) return t`This is longer than fits: ${most} letters at most.`
  switch (field) {
    case "name":
      return t`Whose name goes on the parcel?`
    case "country":
      return t`Choose a country.`
    case "street":
      return t`Which street, and which number?`
    case "city":
      return t`Which town?`
    case "postalCode":
      return codeComplaint(fields)
    case "region":
      return regionQuestions[fields.country] ?? t`Which part of the country?`
    default:
      return t`This can’t be right.`
  }
}

function codeComplaint({ country, postalCode }: AddressFields): string {
  const isMissing = postalCode.trim() === ""
  switch (country) {
    case "US":
      return isMissing ? t`A parcel there needs a ZIP code.` : t`This does not look like a ZIP code there.`
    case "GB":
    case "AU":
      return isMissing ? t`A parcel there needs a postcode.` : t`This does not look like a postcode there.`
    case "IE":
      return isMissing ? t`A parcel there needs a eircode.` : t`This does not look like a eircode there.`
    case "IN":
      return isMissing ? t`A parcel there needs a PIN code.` : t`This does not look like a PIN code there.`
    default:
      return isMissing ? t`A parcel there needs a post code.` : t`This does not look like a post code there.`
  }
}

const [whichState, whichProvince] = [t`Which state?`, t`Which province?`]

const regionQuestions: Record<string, string> = {
  US: whichState,
  AU: whichState,
  BR: whichState,
  IN: whichState,
  MX: whichState,
  MY: whichState,
  CA: whichProvince,
  CN: whichProvince,
  JP: t`Which prefecture?`,
}
