import { useState } from "react"
import { TextField } from "../../../pack-file/text-field.tsx"
import { isEmptyRow } from "../is-empty-row.ts"
import { RepeatFields } from "./repeat-fields.tsx"
import type { SoundNote, Wave } from "./sound-values.ts"
import { waveNames } from "./wave-names.ts"

type Props = {
  legend: string
  note: SoundNote
  flawOf: (field: keyof SoundNote) => string | null
  onChange: (change: Partial<SoundNote>) => void
}

export function NoteFields({ legend, note, flawOf, onChange }: Props) {
  const { pitch, pitchTo, lasts, at, wave, loudness, attack, release, times, every } = note
  const [isUnfolded, setUnfolded] = useState(false)
  const isSaid = !isEmptyRow([loudness, attack, release, times, every])
  return (
    <fieldset className="block-form-group">
      <legend>{legend}</legend>
      <div className="block-form-numbers">
        <TextField
          label={wave === "noise" ? "Lowest pitch" : "Pitch"}
          value={pitch}
          problem={flawOf("pitch")}
          onChange={(next) => onChange({ pitch: next })}
        />
        <TextField
          label={wave === "noise" ? "Highest pitch" : "Glides to"}
          value={pitchTo}
          problem={flawOf("pitchTo")}
          onChange={(next) => onChange({ pitchTo: next })}
        />
        <TextField
          label="Lasts"
          value={lasts}
          problem={flawOf("lasts")}
          onChange={(next) => onChange({ lasts: next })}
        />
        <TextField label="Begins at" value={at} problem={flawOf("at")} onChange={(next) => onChange({ at: next })} />
      </div>
      <label className="studio-field">
        Wave
        <select value={wave} onChange={({ currentTarget }) => onChange({ wave: currentTarget.value as Wave })}>
          {Object.entries(waveNames).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details
        className="block-form-more"
        open={isUnfolded || isSaid}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>Loudness, fades, repeats</summary>
        <div className="block-form-numbers">
          <TextField
            label="Loudness, to 1"
            value={loudness}
            problem={flawOf("loudness")}
            onChange={(next) => onChange({ loudness: next })}
          />
          <TextField
            label="Swells for"
            value={attack}
            problem={flawOf("attack")}
            onChange={(next) => onChange({ attack: next })}
          />
          <TextField
            label="Fades for"
            value={release}
            problem={flawOf("release")}
            onChange={(next) => onChange({ release: next })}
          />
          <RepeatFields value={{ times, every }} flawOf={flawOf} onChange={onChange} />
        </div>
      </details>
    </fieldset>
  )
}
