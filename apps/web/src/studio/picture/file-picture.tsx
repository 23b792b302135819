import type { StudioPicture } from "@confetti/contract/studio"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import { aspectRatio } from "@confetti/domain/tile/aspect"
import { useId, useRef, useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { cropPosition } from "./crop-position.ts"
import { FieldProblem } from "./field-problem.tsx"
import { flawOfChosen } from "./flaw-of-chosen.ts"
import { FocusPoint } from "./focus-point.tsx"
import { isFilm } from "../film/is-film.ts"
import { FormatRow } from "./format-row.tsx"
import type { DraftPicture, PictureFieldProps } from "./picture-field-props.ts"
import { useUpload } from "./use-upload.ts"

type Props = Pick<PictureFieldProps, "value" | "aspect" | "categories" | "isOfOneShape" | "problems"> & {
  onChange: (change: Partial<DraftPicture>) => void
}

/** A picture among the originals: the hash of its bytes. Others lie beside a file of the pack, and are shown once the tile is taken over. */
const original = /^[a-z2-7]{20}\.(?:jpe?g|png|webp|avif)$/

/** An editor's own picture: sent, and cropped around its focus. */
export function FilePicture({ value, aspect, categories, isOfOneShape, onChange, problems }: Props) {
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const { share, trouble, send, cancel } = useUpload<StudioPicture>({
    path: "/studio/pictures",
    flawOf: flawOfChosen,
    onSent: ({ file }) => {
      onChange({ file, kind: "file", focus: null })
      announce("The picture is here")
    },
  })
  const { file, focus } = value
  const isShown = original.test(file)
  const problem = problems("file")
  return (
    <>
      <div
        className="picture-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [dropped] = event.dataTransfer.files
          if (dropped) send(dropped)
        }}
      >
        <input
          ref={input}
          id={`${name}-file`}
          className="picture-input"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) send(chosen)
            // The same file may be chosen again.
            currentTarget.value = ""
          }}
        />
        <button
          type="button"
          className="button"
          aria-describedby={`${name}-hint ${name}-problem`}
          disabled={share !== null}
          onClick={() => input.current?.click()}
        >
          {isShown ? "Choose another picture" : "Choose a picture"}
        </button>
        <p className="studio-hint" id={`${name}-hint`}>
          Or drop one here. JPEG, PNG, WebP or AVIF, up to 20 MB.
        </p>
        {share !== null && (
          <div className="picture-progress">
            <progress max={1} value={share} aria-label="Sending the picture" />
            <button type="button" className="button" onClick={cancel}>
              Stop
            </button>
          </div>
        )}
      </div>
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      <FieldProblem id={`${name}-problem`} problem={problem} />
      {!isShown && file !== "" && !isFilm(file) && (
        <p className="studio-hint">
          {file} lies beside the tile’s file. It can be cropped here once the tile is taken over.
        </p>
      )}
      {isShown && (
        <>
          <FocusPoint
            src={`/studio/pictures/${file}`}
            alt={value.alt}
            focus={focus}
            onFocus={(next) => onChange({ focus: next })}
            onSize={setSize}
          />
          <FieldProblem id={`${name}-focus`} problem={problems("focus")} />
          {!isOfOneShape && (
            <FormatRow
              aspect={aspect}
              addressOf={(format) =>
                focus
                  ? `/studio/pictures/${file}`
                  : `${previewPictureAddress({ file, focus: null }, { aspect: format, category: categories[0] ?? "" })}-207.webp`
              }
              styleOf={(format) => {
                if (!focus || !size) return {}
                const { x, y } = cropPosition(focus, size, aspectRatio(format))
                return { objectPosition: `${x * 100}% ${y * 100}%` }
              }}
            />
          )}
        </>
      )}
    </>
  )
}
