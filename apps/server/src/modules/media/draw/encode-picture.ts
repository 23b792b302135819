import type { Sharp } from "sharp"
import type { PictureFormat } from "../media-name.ts"

/** Quality where a flat ground shows no steps and grain is not kept for its own sake; chosen by looking at covers. */
const quality = { avif: 56, webp: 76 }

export function encodePicture(picture: Sharp, format: PictureFormat, effort: number): Sharp {
  return format === "avif"
    ? picture.avif({ quality: quality.avif, effort, chromaSubsampling: "4:2:0" })
    : picture.webp({ quality: quality.webp, effort: 4, smartSubsample: true })
}
