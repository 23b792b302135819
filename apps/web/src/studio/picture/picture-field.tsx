import { t } from "@confetti/domain/messages/t"
import { useId } from "react"
import { FilmField, filmHint, longestCoverFilm } from "../film/film-field.tsx"
import { isFilm } from "../film/is-film.ts"
import { FilePicture } from "./file-picture.tsx"
import { FieldProblem } from "./field-problem.tsx"
import type { DraftPicture, PictureFieldProps } from "./picture-field-props.ts"
import "./picture-field.css"

const kindWords: Record<DraftPicture["kind"], string> = {
  file: t`Use a picture`,
  video: t`Use a film`,
}

/** What a description has to say at least and at most, in letters: the import counts the same. */
const altLength = { least: 20, most: 200 }

export function PictureField(props: PictureFieldProps) {
  const { value, aspect, categories, isOfOneShape = false, onChange, problems } = props
  const name = useId()
  const set = (change: Partial<DraftPicture>) => onChange({ ...value, ...change })
  // A draft kept by an older app may be of another kind: it shows as one whose picture is missing.
  const isOfFilm = value.kind === "video"
  const altProblem = problems("alt")
  const altWords = [...value.alt.trim()].length
  return (
    <fieldset className="picture-field">
      <legend>Picture</legend>
      {!isOfOneShape && (
        <div className="picture-kinds">
          {(["file", "video"] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${name}-kind`}
                checked={isOfFilm === (kind === "video")}
                onChange={() => set({ kind })}
              />
              <span>{kindWords[kind]}</span>
            </label>
          ))}
        </div>
      )}
      {isOfFilm ? (
        <FilmField
          label="The film"
          file={isFilm(value.file) ? value.file : null}
          hint={`${filmHint} On a cover it plays in a loop without sound, so ${longestCoverFilm} seconds are the most.`}
          problem={problems("file")}
          onFile={(file) => set({ kind: "video", file })}
        />
      ) : (
        <FilePicture
          value={value}
          aspect={aspect}
          categories={categories}
          isOfOneShape={isOfOneShape}
          onChange={set}
          problems={problems}
        />
      )}
      <label className="studio-field" htmlFor={`${name}-alt`}>
        What is seen in it
        <textarea
          id={`${name}-alt`}
          rows={2}
          value={value.alt}
          maxLength={400}
          required
          aria-invalid={altProblem !== null || undefined}
          aria-describedby={`${name}-alt-hint ${name}-alt-problem`}
          onChange={({ currentTarget }) => set({ alt: currentTarget.value })}
        />
      </label>
      <p className="studio-hint" id={`${name}-alt-hint`}>
        For whoever does not see it, in {altLength.least} to {altLength.most} letters. {altWords} so far.
      </p>
      <FieldProblem id={`${name}-alt-problem`} problem={altProblem} />
    </fieldset>
  )
}
