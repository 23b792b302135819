import type { Picture } from "@confetti/contract/picture"
import { useLayoutEffect, useRef } from "react"
import { pictureFile, pictureSet } from "../../../platform/media.ts"
import { IconButton } from "../../../ui/icon.tsx"
import { Image } from "../../../ui/image.tsx"
import { openDialogs } from "../../../ui/open-dialogs.ts"
import { drawGhost } from "../../../ui/picture-ghost.ts"

type Props = { picture: Picture; onClose: () => void }

/** A photo as large as the window lets it be. The browser's own dialog keeps the focus inside and gives it back. */
export function PhotoLightbox({ picture, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    openDialogs.add(element)
    return () => {
      openDialogs.delete(element)
      element.close()
    }
  }, [])
  return (
    <dialog className="thought-lightbox" ref={dialog} aria-label={picture.alt} onClose={onClose}>
      {/* Keys have the button and Escape; this is for a finger beside the photo. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="thought-lightbox-room" onClick={onClose}>
        <div
          className="thought-lightbox-frame"
          ref={(element) => drawGhost(element, picture)}
          style={{ "--photo-ratio": picture.width / picture.height, backgroundColor: picture.color }}
        >
          <picture>
            <source type="image/avif" srcSet={pictureSet(picture, "avif")} sizes="100vw" />
            <Image
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
      <IconButton className="thought-lightbox-close" icon="close" label="Close" onClick={onClose} />
    </dialog>
  )
}
