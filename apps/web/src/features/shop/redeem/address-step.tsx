import type { PostalAddress } from "@confetti/contract/address"
import { useRef, useState } from "react"
import type { AddressField, AddressFields } from "./address-draft.ts"
import { AddressInput } from "./address-input.tsx"
import { checkAddress, type Complaints } from "./check-address.ts"
import type { Country } from "./country-names.ts"

type Props = {
  fields: AddressFields
  countries: readonly Country[]
  nameOf: (country: string) => string
  trouble: string | null
  onType: (fields: Partial<AddressFields>) => void
  onNext: (address: PostalAddress) => void
}

/** Where the parcel goes. */
export function AddressStep({ fields, countries, nameOf, trouble, onType, onNext }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [complaints, setComplaints] = useState<Complaints>({})
  const next = () => {
    const checked = checkAddress(fields, nameOf)
    if (checked.ok) return onNext(checked.address)
    setComplaints(checked.complaints)
    const first = order.find((field) => checked.complaints[field] !== undefined)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const bind = (field: AddressField) => ({
    name: field,
    value: fields[field],
    complaint: complaints[field],
    onText: (text: string) => {
      onType({ [field]: text })
      // What was complained of is being seen to.
      if (complaints[field]) setComplaints({ ...complaints, [field]: undefined })
    },
  })
  return (
    <form
      className="address"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <p className="redeem-about">Only for this parcel. We forget it once that has arrived.</p>
      <p className="redeem-trouble" role="alert">
        {trouble}
      </p>
      <AddressInput label="Name" autoComplete="shipping name" {...bind("name")} />
      <AddressInput label="Country" autoComplete="shipping country" options={countries} {...bind("country")} />
      <AddressInput label="Street and number" autoComplete="shipping address-line1" {...bind("street")} />
      <AddressInput label="Flat, floor, company" isOptional autoComplete="shipping address-line2" {...bind("more")} />
      <div className="address-pair">
        <AddressInput
          label="Post code"
          autoComplete="shipping postal-code"
          inputMode={onlyDigits.has(fields.country) ? "numeric" : "text"}
          autoCapitalize="characters"
          {...bind("postalCode")}
        />
        <AddressInput label="Town" autoComplete="shipping address-level2" {...bind("city")} />
      </div>
      <AddressInput
        label="State, province, county"
        isOptional
        autoComplete="shipping address-level1"
        {...bind("region")}
      />
      <button type="submit" className="button primary">
        Go on
      </button>
    </form>
  )
}

const order: AddressField[] = ["name", "country", "street", "more", "postalCode", "city", "region"]

/** Post codes of digits alone, for the smaller keyboard. */
const onlyDigits = new Set("AT AU BE BG CH DE DK EE ES FI FR HR HU IT LT LU MX NO RO RS SI TR".split(" "))
