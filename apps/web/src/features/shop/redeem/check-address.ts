import { hasPostalCodes, type PostalAddress, postalAddress } from "@confetti/contract/address"
import type { AddressField, AddressFields } from "./address-draft.ts"

export type Complaints = Partial<Record<AddressField, string>>

export type Checked = { ok: true; address: PostalAddress } | { ok: false; complaints: Complaints }

/** Whether a parcel can find its way with this; what is wrong is said field by field. `nameOf` names a country. */
export function checkAddress(fields: AddressFields, nameOf: (country: string) => string): Checked {
  const parsed = postalAddress.safeParse(fields)
  if (parsed.success) return { ok: true, address: parsed.data }
  const complaints: Complaints = {}
  for (const { path } of parsed.error.issues) {
    const field = path[0] as AddressField
    complaints[field] ??= complaintOf(field, fields, nameOf)
  }
  // The whole is only looked at once its parts are right.
  if (complaints.postalCode === undefined && fields.postalCode.trim() === "" && hasPostalCodes(fields.country))
    complaints.postalCode = complaintOf("postalCode", fields, nameOf)
  return { ok: false, complaints }
}

function complaintOf(field: AddressField, fields: AddressFields, nameOf: (country: string) => string): string {
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
        ? `A parcel to ${nameOf(fields.country)} needs a post code.`
        : `This is no post code of ${nameOf(fields.country)}.`
    default:
      return "This can’t be right."
  }
}
