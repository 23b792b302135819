import { hasPostalCodes, type PostalAddress, postalAddress } from "@confetti/contract/address"
import { postalCodeName, regionName } from "@confetti/domain/rewards/address-format"
import type { AddressField, AddressFields } from "./address-draft.ts"

export type Complaints = Partial<Record<AddressField, string>>

export type Checked = { ok: true; address: PostalAddress } | { ok: false; complaints: Complaints }

/** Whether a parcel can find its way with this; what is wrong is said field by field. */
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
  if (fields[field].trim().length > most) return `This is longer than fits: ${most} letters at most.`
  switch (field) {
    case "name":
      return "Whose name goes on the parcel?"
    case "country":
      return "Choose a country."
    case "street":
      return "Which street, and which number?"
    case "city":
      return "Which town?"
    case "postalCode":
      return fields.postalCode.trim() === ""
        ? `A parcel there needs a ${codeOf(fields)}.`
        : `This does not look like a ${codeOf(fields)} there.`
    case "region":
      return `Which ${regionName(fields.country)?.toLowerCase() ?? "part of the country"}?`
    default:
      return "This can’t be right."
  }
}

/** In the middle of a sentence: "ZIP" and "PIN" stay as they are. */
function codeOf({ country }: AddressFields): string {
  const name = postalCodeName(country)
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase()
}
