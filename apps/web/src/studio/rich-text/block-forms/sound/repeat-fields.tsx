import { TextField } from "../../../pack-file/text-field.tsx"
import type { Repeats } from "./sound-values.ts"

type Props = {
  value: Repeats
  flawOf: (field: keyof Repeats) => string | null
  onChange: (change: Partial<Repeats>) => void
}

export function RepeatFields({ value: { times, every }, flawOf, onChange }: Props) {
  return (
    <>
      <TextField
        label="How many times"
        value={times}
        problem={flawOf("times")}
        onChange={(next) => onChange({ times: next })}
      />
      <TextField
        label="Seconds apart"
        value={every}
        problem={flawOf("every")}
        onChange={(next) => onChange({ every: next })}
      />
    </>
  )
}
