import { t } from "@confetti/domain/messages/t"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import { aspectFormats, type AspectFormat, aspectRatio } from "@confetti/domain/tile/aspect"

type Point = { x: number; y: number }
type Size = { width: number; height: number }

type Props = {
  file: string
  /** Null while the server detects it. */
  focus: Point | null
  /** Null until the picture is loaded. */
  size: Size | null
  /** The tile's format, by its label. */
  aspect: string
  category: string
}

const formatWords: Record<AspectFormat, string> = {
  "19.5x9": t`Whole screen`,
  "4x3": t`Portrait`,
  "2x1": t`Tall`,
  "1x2": t`Wide`,
  developing: t`Square`,
}

/** A picture in all cover formats side by side, as one may cut off its subject. */
export function FormatRow({ file, focus, size, aspect, category }: Props) {
  const formats = aspectFormats.filter((format) => format !== "developing" || aspect === "developing")
  const addressOf = (format: AspectFormat) =>
    focus
      ? `/studio/pictures/${file}`
      : `${previewPictureAddress({ file, focus: null }, { aspect: format, category })}-207.webp`
  const styleOf = (format: AspectFormat) => {
    if (!focus || !size) return {}
    const { x, y } = cropPosition(focus, size, aspectRatio(format))
    return { objectPosition: `${x * 100}% ${y * 100}%` }
  }
  return (
    <ul className="picture-formats flex flex-wrap items-end gap-3" aria-label="In each format">
      {formats.map((format) => (
        <li key={format} aria-current={format === aspect || undefined}>
          <span className="picture-format overflow-hidden surface-1" style={{ aspectRatio: aspectRatio(format) }}>
            <img src={addressOf(format)} alt="" style={styleOf(format)} draggable={false} />
          </span>
          <small>
            {formatWords[format]}
            {format === aspect && <span className="ink-1"> · this tile</span>}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** The CSS `object-position` that centres a picture's focus as far as its edges allow: the server's crop. */
export function cropPosition(focus: Point, picture: Size, ratio: number): Point {
  const isWider = picture.width / picture.height > ratio
  // Visible share of each side.
  const seen = isWider
    ? { x: (picture.height * ratio) / picture.width, y: 1 }
    : { x: 1, y: picture.width / ratio / picture.height }
  return { x: along(focus.x, seen.x), y: along(focus.y, seen.y) }
}

function along(focus: number, seen: number): number {
  const hidden = 1 - seen
  return hidden <= 0 ? 0.5 : Math.min(1, Math.max(0, (focus - seen / 2) / hidden))
}
