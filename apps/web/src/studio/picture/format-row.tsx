import { t } from "@confetti/domain/messages/t"
import { aspectFormats, type AspectFormat, aspectRatio } from "@confetti/domain/tile/aspect"
import type { CSSProperties } from "react"

type Props = {
  /** The tile's own, by its label. */
  aspect: string
  addressOf: (format: AspectFormat) => string
  styleOf?: (format: AspectFormat) => CSSProperties
}

const formatWords: Record<AspectFormat, string> = {
  "19.5x9": t`Whole screen`,
  "4x3": t`Portrait`,
  "2x1": t`Tall`,
  "1x2": t`Wide`,
  developing: t`Square`,
}

/** A picture in every format that a tile can have, side by side: one that works in one may lose its subject in another. */
export function FormatRow({ aspect, addressOf, styleOf }: Props) {
  const formats = aspectFormats.filter((format) => format !== "developing" || aspect === "developing")
  return (
    <ul className="picture-formats" aria-label="In each format">
      {formats.map((format) => (
        <li key={format} aria-current={format === aspect || undefined}>
          <span className="picture-format" style={{ aspectRatio: aspectRatio(format) }}>
            <img src={addressOf(format)} alt="" style={styleOf?.(format)} draggable={false} />
          </span>
          <small>
            {formatWords[format]}
            {format === aspect && <span className="picture-chosen"> · this tile</span>}
          </small>
        </li>
      ))}
    </ul>
  )
}
