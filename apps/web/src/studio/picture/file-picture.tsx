import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import { aspectRatio } from "@confetti/domain/tile/aspect"
import { useId, useState } from "react"
import { isFilm } from "../film/is-film.ts"
import { cropPosition } from "./crop-position.ts"
import { FieldProblem } from "./field-problem.tsx"
import { FocusPoint } from "./focus-point.tsx"
import { FormatRow } from "./format-row.tsx"
import { isSentPicture } from "./is-sent-picture.ts"
import { PictureDrop } from "./picture-drop.tsx"
import type { DraftPicture, PictureFieldProps } from "./picture-field-props.ts"

type Props = Pick<PictureFieldProps, "value" | "aspect" | "categories" | "isOfOneShape" | "problems"> & {
  onChange: (change: Partial<DraftPicture>) => void
}

export function FilePicture({ value, aspect, categories, isOfOneShape, onChange, problems }: Props) {
  const name = useId()
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const { file, focus } = value
  const isShown = isSentPicture(file)
  return (
    <>
      <PictureDrop
        hasPicture={isShown}
        problem={problems("file")}
        onSent={(sent) => onChange({ file: sent.file, kind: "file", focus: null })}
      />
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
