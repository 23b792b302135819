import type { Picture } from "@confetti/contract/picture"
import { pictureSet } from "../../platform/media.ts"

/** The format and width in pixels that this browser chooses for covers. */
export type FileChoice = { format: "avif" | "webp"; width: number }

/** Determines the browser's choice with one picture, as only it knows its formats. */
export async function chooseFile(picture: Picture): Promise<FileChoice> {
  const box = document.createElement("picture")
  const source = document.createElement("source")
  const image = document.createElement("img")
  const sizes = "(min-width: 1000px) 58vh, 100vw"
  Object.assign(source, { type: "image/avif", srcset: pictureSet(picture, "avif"), sizes })
  box.append(source, image)
  Object.assign(image, { sizes, srcset: pictureSet(picture, "webp") })
  await image.decode()
  const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(image.currentSrc) ?? []
  return { format: format === "avif" ? "avif" : "webp", width: Number(width ?? picture.width) }
}

/** The best matching file of another picture: no smaller, if possible. */
export function fileLike({ id, widths, width: largest }: Picture, { format, width }: FileChoice): string {
  const fitting = widths.toSorted((a, b) => a - b).find((each) => each >= width)
  return `/media/${id}-${fitting ?? widths.at(-1) ?? largest}.${format}`
}
