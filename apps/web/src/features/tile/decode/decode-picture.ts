import type { Picture } from "@confetti/contract/picture"
import { pictureFile, pictureSet } from "../../../platform/media.ts"

/** Fetches a picture as its cover will ask for it, so that it is one file. True once it can be drawn, false where it can't be had. */
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
