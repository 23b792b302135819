import type { Picture } from "@confetti/contract/picture"

/** Where a picture's files begin. One that is not published yet has a whole address in place of an id. */
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
