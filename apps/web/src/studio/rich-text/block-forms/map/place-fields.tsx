import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { MapPlace } from "./map-values.ts"

type Props = {
  legend: string
  place: MapPlace
  flawOf: (field: keyof MapPlace) => string | null
  onChange: (change: Partial<MapPlace>) => void
}

export function PlaceFields({ legend, place, flawOf, onChange }: Props) {
  const { label, at, countries, value, text } = place
  return (
    <fieldset className="block-form-group">
      <legend>{legend}</legend>
      <TextField
        label="Label"
        value={label}
        most={blockLimits.stepLabel.most}
        problem={flawOf("label")}
        onChange={(next) => onChange({ label: next })}
      />
      <div className="block-form-places">
        <TextField
          label="Latitude, longitude"
          value={at}
          problem={flawOf("at")}
          hint="Such as 53.15, 2.1"
          onChange={(next) => onChange({ at: next })}
        />
        <TextField
          label="Or countries"
          value={countries}
          problem={flawOf("countries")}
          hint="Two letters each: GB, IE"
          onChange={(next) => onChange({ countries: next })}
        />
        <TextField
          label="Their value"
          value={value}
          problem={flawOf("value")}
          hint="Shades them; may be left out."
          onChange={(next) => onChange({ value: next })}
        />
      </div>
      <TextField
        label="Text"
        value={text}
        most={blockLimits.stepText.most}
        rows={2}
        problem={flawOf("text")}
        hint="May be left out."
        onChange={(next) => onChange({ text: next })}
      />
    </fieldset>
  )
}
