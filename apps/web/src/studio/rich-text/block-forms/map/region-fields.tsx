import { useId } from "react"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { MapRegion } from "./map-values.ts"

type Props = {
  region: MapRegion
  flawOf: (side: keyof MapRegion) => string | null
  onChange: (change: Partial<MapRegion>) => void
}

export function RegionFields({ region, flawOf, onChange }: Props) {
  const id = useId()
  const field = (side: keyof MapRegion) => ({
    value: region[side],
    problem: flawOf(side),
    onChange: (next: string) => onChange({ [side]: next }),
  })
  return (
    <fieldset className="block-form-group" aria-describedby={id}>
      <legend>Part of the world</legend>
      <p className="studio-hint" id={id}>
        In degrees; west and south are below zero. Left empty, it is the whole world.
      </p>
      <div className="block-form-numbers">
        <TextField label="West" {...field("west")} />
        <TextField label="East" {...field("east")} />
        <TextField label="South" {...field("south")} />
        <TextField label="North" {...field("north")} />
      </div>
    </fieldset>
  )
}
