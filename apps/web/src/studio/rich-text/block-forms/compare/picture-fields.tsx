import { blockLimits } from "@confetti/domain/tile/block-limits"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import { isSentPicture } from "../../../picture/is-sent-picture.ts"
import { PictureDrop } from "../../../picture/picture-drop.tsx"
import type { ComparedPicture } from "./compare-values.ts"

type Props = {
  legend: string
  value: ComparedPicture
  flawOf: (field: "picture" | "alt" | "label") => string | null
  onChange: (change: Partial<ComparedPicture>) => void
}

export function PictureFields({ legend, value, flawOf, onChange }: Props) {
  const { picture: file, alt, label, size } = value
  const isShown = isSentPicture(file)
  return (
    <fieldset className="block-form-group block-form-picture">
      <legend>{legend}</legend>
      {isShown && (
        <img
          src={`/studio/pictures/${file}`}
          alt={alt}
          width={size?.width}
          height={size?.height}
          draggable={false}
          onLoad={({ currentTarget }) =>
            onChange({ size: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight } })
          }
        />
      )}
      {!isShown && file !== "" && <p className="studio-hint">{file} lies beside the tile’s file.</p>}
      <PictureDrop
        hasPicture={file !== ""}
        problem={flawOf("picture")}
        onSending={(isSending) => onChange({ isSending })}
        onSent={(sent) =>
          onChange({ picture: sent.file, size: { width: sent.width, height: sent.height }, isSending: false })
        }
      />
      <TextField
        label="What is seen in it"
        value={alt}
        most={tileLimits.alt.most}
        rows={2}
        problem={flawOf("alt")}
        hint={`For whoever does not see it, in ${tileLimits.alt.least} to ${tileLimits.alt.most} letters.`}
        onChange={(next) => onChange({ alt: next })}
      />
      <TextField
        label="Label"
        value={label}
        most={blockLimits.comparedLabel.most}
        problem={flawOf("label")}
        hint="Stands on the picture: a year, or a word or two."
        onChange={(next) => onChange({ label: next })}
      />
    </fieldset>
  )
}
