import { hasPostalCodes, type PostalAddress } from "@confetti/contract/address"
import { postalCodeName, regionName } from "@confetti/domain/rewards/address-format"
import { type InputHTMLAttributes, useId, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import type { AddressField, AddressFields } from "./address-draft.ts"
import { type Complaints, checkAddress } from "./check-address.ts"
import type { Country } from "./country-names.ts"

type AddressInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "autoCapitalize"
> & {
  label: string
  name: string
  value: string
  isOptional?: boolean
  complaint: string | undefined
  options?: readonly Country[]
  onText: (text: string) => void
}

type Props = {
  fields: AddressFields
  countries: readonly Country[]
  error: string | null
  onType: (fields: Partial<AddressFields>) => void
  onNext: (address: PostalAddress) => void
}

export function AddressStep({ fields, countries, error, onType, onNext }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [complaints, setComplaints] = useState<Complaints>({})
  const next = () => {
    const checked = checkAddress(fields)
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
      // Its complaint is being corrected.
      if (complaints[field]) setComplaints({ ...complaints, [field]: undefined })
    },
  })
  return (
    <form
      className="grid gap-4"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <p className="ink-2 text-3">Only used for this parcel. We delete it after delivery.</p>
      <p className="redeem-error ink-alert text-3 text-pretty" role="alert">
        {error}
      </p>
      <AddressInput label="Name" autoComplete="shipping name" {...bind("name")} />
      <AddressInput label="Country" autoComplete="shipping country" options={countries} {...bind("country")} />
      <AddressInput label="Street and number" autoComplete="shipping address-line1" {...bind("street")} />
      <AddressInput label="Flat, floor or company" isOptional autoComplete="shipping address-line2" {...bind("more")} />
      <div className="address-pair grid">
        <AddressInput
          label={postalCodeName(fields.country)}
          isOptional={fields.country !== "" && !hasPostalCodes(fields.country)}
          autoComplete="shipping postal-code"
          inputMode={onlyDigits.has(fields.country) ? "numeric" : "text"}
          autoCapitalize="characters"
          {...bind("postalCode")}
        />
        <AddressInput label="Town or city" autoComplete="shipping address-level2" {...bind("city")} />
      </div>
      <AddressInput
        label={regionName(fields.country) ?? "Province or county"}
        isOptional={regionName(fields.country) === null}
        autoComplete="shipping address-level1"
        {...bind("region")}
      />
      <Button type="submit" kind="primary">
        Continue
      </Button>
    </form>
  )
}

const order: AddressField[] = ["name", "country", "street", "more", "postalCode", "city", "region"]

/** Countries with numeric post codes, for the numeric keyboard. */
const onlyDigits = new Set("AT AU BE BG CH DE DK EE ES FI FR HR HU IT LT LU MX NO RO RS SI TR".split(" "))

function AddressInput({ label, isOptional = false, complaint, options, onText, ...rest }: AddressInputProps) {
  const id = useId()
  const shared = {
    id,
    className: "w-full min-w-0 min-h-52 rounded-card",
    required: !isOptional,
    "aria-invalid": complaint !== undefined,
    "aria-describedby": complaint === undefined ? undefined : `${id}-complaint`,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  return (
    <div className="address-field grid content-start min-w-0">
      <label className="font-semibold" htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal ink-2"> if any</span>}
      </label>
      {options ? (
        <select {...rest} {...shared}>
          <option value="">Choose</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...rest} {...shared} />
      )}
      {complaint !== undefined && (
        <p className="ink-alert text-pretty" id={`${id}-complaint`}>
          {complaint}
        </p>
      )}
    </div>
  )
}
