import type { Picture, Video } from "@confetti/contract/picture"
import { defaultLook } from "@confetti/domain/navigation/look"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useIsSaveData } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { pictureFile, pictureSet } from "../../platform/media.ts"
import { usePlaysByItself } from "../../ui/clip-player/plays-by-itself.ts"
import { Image } from "../../ui/image.tsx"
import { drawGhost, firstStyle, keepShown } from "../../ui/picture-ghost.ts"
import { usePrefersStillness } from "../../ui/prefers-stillness.ts"

/** Milliseconds until a cover's picture drifts, so that swiping has the CPU. */
const driftsAfter = 900

const isPageHidden = () => document.hidden

type Props = {
  picture: Picture
  /** The slug of the tile whose picture animates from here on opening and closing. */
  art?: string
  sizes: string
  /** The first paint's picture: loaded with priority, and without fading in. */
  isFirst?: boolean
  isCurrent?: boolean
  isNear?: boolean
  /** Shows only the placeholder, so that more important pictures load first. */
  isGhost?: boolean
  video?: Video | null
}

export function TilePicture(props: Props) {
  const { picture, sizes, isFirst = false, isCurrent = false, isNear = true, isGhost = false, video = null } = props
  // Videos move themselves.
  const drift = useDrift(isCurrent && video === null)
  return (
    <div
      className="picture"
      data-art={props.art}
      data-drift={drift}
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
            onShown={(file) => keepShown(picture, file)}
          />
        </picture>
      )}
      {video && <PictureVideo video={video} />}
    </div>
  )
}

function PictureVideo({ video }: { video: Video }) {
  return (
    usePlaysByItself() && (
      <video className="picture-video" autoPlay muted loop playsInline disablePictureInPicture aria-hidden="true">
        <source src={video.src} type={video.type} />
      </video>
    )
  )
}

/**
 * Whether a picture drifts: after a moment in view, unless less motion or data is wanted. A picture left or hidden pauses, so that it never
 * jumps.
 */
function useDrift(isCurrent: boolean): "on" | "held" | undefined {
  const isStill = usePrefersStillness()
  const savesData = useIsSaveData()
  const look = useLook(defaultLook)
  const isHidden = useSyncExternalStore(followPage, isPageHidden, () => false)
  const [hasBegun, setBegun] = useState(false)
  const mayDrift = !isStill && !savesData && !look.savesData
  useEffect(() => {
    if (!isCurrent || !mayDrift) return
    const timer = setTimeout(() => setBegun(true), driftsAfter)
    return () => clearTimeout(timer)
  }, [isCurrent, mayDrift])
  if (!mayDrift || !hasBegun) return undefined
  return isCurrent && !isHidden ? "on" : "held"
}

function followPage(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** Loads a picture in its cover's file. True once it can be painted, false on failure. */
export async function decodePicture(picture: Picture): Promise<boolean> {
  const box = document.createElement("picture")
  const source = document.createElement("source")
  const image = document.createElement("img")
  const sizes = "(min-width: 1000px) 58vh, 100vw"
  Object.assign(source, { type: "image/avif", srcset: pictureSet(picture, "avif"), sizes })
  box.append(source, image)
  Object.assign(image, { sizes, srcset: pictureSet(picture, "webp"), src: pictureFile(picture) })
  return image.decode().then(
    () => true,
    () => false,
  )
}
