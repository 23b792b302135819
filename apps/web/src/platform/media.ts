import type { Picture } from "@confetti/contract/picture"

/** `srcset` of a picture in one format. */
export function pictureSet(picture: Picture, format: "avif" | "webp"): string {
  return picture.widths.map((width) => `/media/${picture.id}-${width}.${format} ${width}w`).join(", ")
}

/** One file for clients that choose none themselves. */
export function pictureFile(picture: Picture, format: "avif" | "webp" = "webp"): string {
  const width = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return `/media/${picture.id}-${width}.${format}`
}
