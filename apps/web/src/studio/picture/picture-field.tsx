import type { TileDraft } from "@confetti/contract/tile-draft"
import { useId } from "react"

type DraftPicture = TileDraft["picture"]

export type PictureFieldProps = {
  value: DraftPicture
  /** The tile's aspect format, by its label. */
  aspect: string
  /** The tile's categories: the first gives a recipe its hue. */
  categories: readonly string[]
  onChange: (next: DraftPicture) => void
  /** What is wrong with a field of the picture; null where nothing is. */
  problems: (field: keyof DraftPicture) => string | null
}

/** A tile's picture: a file of one's own, or a recipe. */
export function PictureField({ value, onChange, problems }: PictureFieldProps) {
  const name = useId()
  const field = (key: "recipe" | "emoji" | "file" | "alt", label: string) => (
    <label className="studio-field">
      {label}
      <input
        value={value[key]}
        aria-invalid={problems(key) !== null || undefined}
        aria-describedby={`${name}-${key}`}
        onChange={({ currentTarget }) => onChange({ ...value, [key]: currentTarget.value })}
      />
      <span className="studio-trouble" id={`${name}-${key}`}>
        {problems(key)}
      </span>
    </label>
  )
  return (
    <fieldset className="picture-field">
      <legend>Picture</legend>
      {value.kind === "recipe" ? (
        <>
          {field("recipe", "Recipe")}
          {field("emoji", "Emoji")}
        </>
      ) : (
        field("file", "File")
      )}
      {field("alt", "What is seen in it")}
    </fieldset>
  )
}
