import { blockLimits } from "@confetti/domain/tile/block-limits"
import type { FieldsProps } from "../block-form-kind.ts"
import { RowList } from "../row-list.tsx"
import { TitleField } from "../title-field.tsx"
import { WordsField } from "../words-field.tsx"
import { NoteFields } from "./note-fields.tsx"
import { RepeatFields } from "./repeat-fields.tsx"
import { emptyNote, type SoundValues } from "./sound-values.ts"

export function SoundFields({ values, flaws, onChange }: FieldsProps<SoundValues>) {
  const { notes } = values
  return (
    <>
      <p className="studio-hint">
        A sound is described, not recorded: the browser makes it from its notes. The preview lets you hear it.
      </p>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <RowList
        legend="Notes"
        hint="Pitches in hertz, times in seconds. A note that says no beginning comes after the one before it."
        rows={notes}
        empty={emptyNote}
        most={blockLimits.notes.most}
        flaw={flaws["notes"]}
        className="block-form-part"
        nameOf={() => ""}
        onChange={(next) => onChange({ notes: next })}
      >
        {(note, at, set) => (
          <NoteFields
            legend={`Note ${at + 1}`}
            note={note}
            flawOf={(field) => flaws[`notes.${at}.${field}`] ?? null}
            onChange={set}
          />
        )}
      </RowList>
      <fieldset className="block-form-group">
        <legend>The whole, repeated</legend>
        <div className="block-form-numbers">
          <RepeatFields value={values} flawOf={(field) => flaws[field] ?? null} onChange={onChange} />
        </div>
      </fieldset>
      <WordsField
        values={values}
        flaws={flaws}
        hint="What one hears, for those who don’t hear it."
        onChange={onChange}
      />
    </>
  )
}
