import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { FilmField, filmHint } from "../film/film-field.tsx"
import { useField, Within } from "../kit/document.tsx"
import { FieldAbout, TextField } from "../kit/document-fields.tsx"
import { isFilm, isSentPicture } from "./file-kinds.ts"
import { FocusPoint } from "./focus-point.tsx"
import { FormatRow } from "./format-row.tsx"
import { PictureDrop } from "./picture-drop.tsx"
import "./picture-field.css"

type DraftPicture = TileDraft["picture"]

type Props = {
  aspect: string
  categories: readonly string[]
  isOfOneShape?: boolean
}

const kindWords = { file: t`Use a picture`, video: t`Use a film` } as const

/** Seconds: a cover is downloaded on phones, and the import refuses longer films. */
const longestCoverFilm = 20

/** The `picture` of a document: a picture or a film, with its description. */
export function PictureField(props: Props) {
  const { id, value, edit } = useField<DraftPicture>("picture")
  const { problem } = useField(["picture", "file"], true)
  // A draft of an older app may have another kind: shown as a missing picture.
  const isOfFilm = value.kind === "video"
  return (
    <fieldset className="studio-set picture-field">
      <legend>Picture</legend>
      {!props.isOfOneShape && (
        <div className="flex flex-wrap gap-2">
          {(["file", "video"] as const).map((kind) => (
            <label key={kind} className="studio-choice relative">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={isOfFilm === (kind === "video")}
                onChange={() => edit((now) => ({ ...now, kind }))}
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
          hint={`${filmHint} On a cover it loops without sound, and may last at most ${longestCoverFilm} seconds.`}
          problem={problem}
          onFile={(file) => edit((now) => ({ ...now, kind: "video", file }))}
        />
      ) : (
        <>
          <PictureDrop
            hasPicture={isSentPicture(value.file)}
            problem={problem}
            onSent={({ file }) => edit((now) => ({ ...now, file, kind: "file", focus: null }))}
          />
          <Crops {...props} />
        </>
      )}
      <Within path={["picture"]}>
        <TextField
          path="alt"
          label="Description"
          most={tileLimits.alt.most}
          rows={2}
          required
          hint={`For people who can’t see it, in ${tileLimits.alt.least} to ${tileLimits.alt.most} characters.`}
        />
      </Within>
    </fieldset>
  )
}

/** An uploaded picture and its crops. */
function Crops({ aspect, categories, isOfOneShape }: Props) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const { file, alt } = useField<DraftPicture>("picture").value
  const field = useField<DraftPicture["focus"]>(["picture", "focus"])
  const focus = field.value
  if (!isSentPicture(file))
    return file === "" || isFilm(file) ? null : (
      <p className="studio-hint">
        {file} is stored beside the tile’s file. It can be cropped here once the tile is taken over.
      </p>
    )
  return (
    <>
      <FocusPoint src={`/studio/pictures/${file}`} alt={alt} focus={focus} onFocus={field.set} onSize={setSize} />
      <FieldAbout field={field} hint={undefined} />
      {!isOfOneShape && (
        <FormatRow file={file} focus={focus} size={size} aspect={aspect} category={categories[0] ?? ""} />
      )}
    </>
  )
}
