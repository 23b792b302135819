import type { Picture } from "@confetti/contract/picture"
import type { Media } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"
import { useLayoutEffect, useRef, useState } from "react"
import { pictureFile, pictureSet } from "../../../platform/media.ts"
import { ClipPlayer } from "../../../ui/clip-player/clip-player.tsx"
import { IconButton } from "../../../ui/icon.tsx"
import { Image } from "../../../ui/image.tsx"
import { drawGhost } from "../../../ui/picture-ghost.ts"
import { TilePicture } from "../../tile/index.ts"
import "./thought-media.css"

type Props = {
  media: Media
  /** The sender's name, or "" without one. */
  by?: string
}

export function ThoughtMedia({ media: given, by = "" }: Props) {
  const [isOpen, setOpen] = useState(false)
  const media = withDescription(given, by)
  if (media.kind === "clip") {
    return (
      <div className="thought-clip w-full mt-3 overflow-hidden rounded-card">
        <ClipPlayer clip={media} />
      </div>
    )
  }
  const { picture } = media
  return (
    <>
      <button
        type="button"
        className="thought-photo relative w-full mt-3 overflow-hidden rounded-card surface-2"
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

function withDescription(media: Media, by: string): Media {
  if (media.kind === "photo") {
    const alt = media.picture.alt || (by === "" ? t`Photo` : t`Photo by ${by}`)
    return { ...media, picture: { ...media.picture, alt } }
  }
  return by === "" || media.poster.alt !== "" ? media : { ...media, poster: { ...media.poster, alt: t`by ${by}` } }
}

type PhotoLightboxProps = { picture: Picture; onClose: () => void }

function PhotoLightbox({ picture, onClose }: PhotoLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      className="thought-lightbox inset-0 w-full h-full p-0 ink-1"
      ref={dialog}
      aria-label={picture.alt}
      onClose={onClose}
    >
      {/* Keys have the button and Escape; this is for a finger beside the photo. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="grid place-items-center h-full" onClick={onClose}>
        <div
          className="thought-lightbox-frame"
          ref={(element) => drawGhost(element, picture)}
          style={{ "--photo-ratio": picture.width / picture.height, backgroundColor: picture.color }}
        >
          <picture>
            <source type="image/avif" srcSet={pictureSet(picture, "avif")} sizes="100vw" />
            <Image
              className="w-full h-full"
              src={pictureFile(picture)}
              srcSet={pictureSet(picture, "webp")}
              sizes="100vw"
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              isCurrent
            />
          </picture>
        </div>
      </div>
      <IconButton className="thought-lightbox-close absolute" icon="close" label="Close" onClick={onClose} />
    </dialog>
  )
}
