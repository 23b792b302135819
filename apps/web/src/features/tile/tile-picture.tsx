import type { Picture, Video } from "@confetti/contract/picture"
import type { CSSProperties } from "react"
import { thumbHashToRGBA } from "thumbhash"
import { pictureFile, pictureSet } from "../../platform/media.ts"
import { Image } from "../../ui/image.tsx"
import { bitmapUrl } from "./bitmap-url.ts"

type Props = {
  picture: Picture
  /** What the browser should expect the picture's width to be, as in `sizes`. */
  sizes: string
  /** The first paint waits for it: fetched before everything else, and shown without a fade. */
  isFirst?: boolean
  /** It is the one being looked at. */
  isCurrent?: boolean
  /** Near enough to be fetched now. */
  isNear?: boolean
  /** Shows only its ghost: what comes first is to have the line to itself. */
  isGhost?: boolean
  /** Played over the picture while it is the one being looked at. */
  video?: Video | null
}

/** A picture in its reserved box: its blurred ghost from the first frame, then the picture over it. */
export function TilePicture(props: Props) {
  const { picture, sizes, isFirst = false, isCurrent = false, isNear = true, isGhost = false, video = null } = props
  return (
    <div
      className="picture"
      ref={(element) => drawGhost(element, picture)}
      style={firstStyle(picture, isGhost)}
      suppressHydrationWarning
    >
      {!isGhost && (
        <picture>
          <source type="image/avif" srcSet={pictureSet(picture, "avif")} sizes={sizes} />
          <Image
            src={pictureFile(picture)}
            srcSet={pictureSet(picture, "webp")}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading={isNear ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "low"}
            decoding={isFirst ? "sync" : "async"}
            draggable={false}
            isCurrent={isCurrent}
          />
        </picture>
      )}
      {video && (
        <video className="picture-video" autoPlay muted loop playsInline disablePictureInPicture aria-hidden="true">
          <source src={video.src} type={video.type} />
        </video>
      )}
    </div>
  )
}

/**
 * The server draws the first picture's ghost into the page; the browser leaves it there, and draws all others: each is half a
 * kilobyte that no compression makes smaller, and that the first picture would have to wait for.
 */
function firstStyle(picture: Picture, isLater: boolean): CSSProperties {
  const isServer = typeof document === "undefined"
  return { backgroundColor: picture.color, ...(isServer && !isLater && { backgroundImage: ghostOf(picture) }) }
}

function drawGhost(element: HTMLElement | null, picture: Picture): void {
  if (element && element.style.backgroundImage === "") element.style.backgroundImage = ghostOf(picture)
}

const ghosts = new Map<string, string>()

function ghostOf({ id, thumbhash }: Picture): string {
  let ghost = ghosts.get(id)
  if (ghost === undefined) {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
    ghost = `url(${bitmapUrl(w >> 1, h >> 1, everyOther(rgba, w, h))})`
    ghosts.set(id, ghost)
  }
  return ghost
}

/** Half as wide and half as tall: blurred as it is shown, nobody sees the difference, and it weighs a quarter. */
function everyOther(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [width >> 1, height >> 1]
  const half = new Uint8Array(across * down * 4)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const from = (2 * y * width + 2 * x) * 4
      half.set(rgba.subarray(from, from + 4), (y * across + x) * 4)
    }
  }
  return half
}
