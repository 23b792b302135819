import { useId } from "react"
import { FilePicture } from "./file-picture.tsx"
import { FieldProblem } from "./field-problem.tsx"
import type { DraftPicture, PictureFieldProps } from "./picture-field-props.ts"
import { RecipePicture } from "./recipe-picture.tsx"
import "./picture-field.css"

const kindWords: Record<DraftPicture["kind"], string> = {
  recipe: "Draw one",
  file: "Use a picture",
  video: "Keep the film",
}

/** What a description has to say at least and at most, in letters: the import counts the same. */
const altLength = { least: 20, most: 200 }

/** A tile's picture: drawn from a recipe, or one of the editor's own. A film comes from files, and is kept or given up. */
export function PictureField({ value, aspect, categories, onChange, problems }: PictureFieldProps) {
  const name = useId()
  const set = (change: Partial<DraftPicture>) => onChange({ ...value, ...change })
  const kinds = (["recipe", "file", "video"] as const).filter((kind) => kind !== "video" || isFilm(value.file))
  const altProblem = problems("alt")
  const altWords = [...value.alt.trim()].length
  return (
    <fieldset className="picture-field">
      <legend>Picture</legend>
      <div className="picture-kinds">
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name={`${name}-kind`} checked={value.kind === kind} onChange={() => set({ kind })} />
            <span>{kindWords[kind]}</span>
          </label>
        ))}
      </div>
      {value.kind === "recipe" && (
        <RecipePicture value={value} aspect={aspect} categories={categories} onChange={set} problems={problems} />
      )}
      {value.kind === "file" && (
        <FilePicture value={value} aspect={aspect} categories={categories} onChange={set} problems={problems} />
      )}
      {value.kind === "video" && (
        <p className="studio-hint">The film {value.file}, as it is. The preview shows its first frame.</p>
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

function isFilm(file: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)$/i.test(file)
}
