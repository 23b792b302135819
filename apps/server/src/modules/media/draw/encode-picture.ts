import type { Sharp } from "sharp"
import type { PictureFormat } from "../media-name.ts"

/** The lowest quality without banding on flat areas; chosen by eye on covers. */
const quality = { avif: 56, webp: 76 }

export function encodePicture(picture: Sharp, format: PictureFormat, effort: number): Sharp {
  return format === "avif"
    ? picture.avif({ quality: quality.avif, effort, chromaSubsampling: "4:2:0" })
    : picture.webp({ quality: quality.webp, effort: 4, smartSubsample: true })
}
