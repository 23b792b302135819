import type { Picture } from "@confetti/contract/picture"

/** The prefix of a picture's files. An unpublished one has a complete address as its id. */
function baseOf({ id }: Picture): string {
  return id.startsWith("/") ? id : `/media/${id}`
}

export function pictureSet(picture: Picture, format: "avif" | "webp"): string {
  return picture.widths.map((width) => `${baseOf(picture)}-${width}.${format} ${width}w`).join(", ")
}

export function pictureFile(picture: Picture, format: "avif" | "webp" = "webp"): string {
  const width = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return `${baseOf(picture)}-${width}.${format}`
}
