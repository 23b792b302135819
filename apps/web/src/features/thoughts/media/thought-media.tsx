import type { Media } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ClipPlayer } from "../../../ui/clip-player/clip-player.tsx"
import { TilePicture } from "../../tile/index.ts"
import { PhotoLightbox } from "./photo-lightbox.tsx"
import "./thought-media.css"

type Props = {
  media: Media
  /** The name of whoever sent it, or "" for somebody who gave none. */
  by?: string
}

/** A thought's photo or clip. */
export function ThoughtMedia({ media: given, by = "" }: Props) {
  const [isOpen, setOpen] = useState(false)
  const media = withDescription(given, by)
  if (media.kind === "clip") {
    return (
      <div className="thought-clip">
        <ClipPlayer clip={media} />
      </div>
    )
  }
  const { picture } = media
  return (
    <>
      <button
        type="button"
        className="thought-photo"
        style={{ "--photo-ratio": picture.width / picture.height }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <TilePicture picture={picture} sizes="(min-width: 1000px) 440px, 92vw" isNear={false} />
      </button>
      {isOpen && <PhotoLightbox picture={picture} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Where nobody described what they sent, that somebody sent it is what can be said of it. */
function withDescription(media: Media, by: string): Media {
  if (media.kind === "photo") {
    const alt = media.picture.alt || (by === "" ? t`Photo` : t`Photo by ${by}`)
    return { ...media, picture: { ...media.picture, alt } }
  }
  // The player says what it is by itself.
  return by === "" || media.poster.alt !== "" ? media : { ...media, poster: { ...media.poster, alt: t`by ${by}` } }
}
