import type { Media } from "@confetti/contract/uploads"
import { useState } from "react"
import { ClipPlayer } from "../../../ui/clip-player/clip-player.tsx"
import { TilePicture } from "../../tile/index.ts"
import { PhotoLightbox } from "./photo-lightbox.tsx"
import "./thought-media.css"
import { withDescription } from "./with-description.ts"

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
