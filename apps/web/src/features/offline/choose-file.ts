import type { Picture } from "@confetti/contract/picture"
import { pictureSet } from "../../platform/media.ts"

/** The format and width in pixels that this browser takes for a cover on this screen. */
export type FileChoice = { format: "avif" | "webp"; width: number }

/** Lets the browser choose, by one picture: only it knows which formats it draws. */
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

/** The file of another picture that comes closest to it: no smaller, where there is one. */
export function fileLike({ id, widths, width: largest }: Picture, { format, width }: FileChoice): string {
  const fitting = widths.toSorted((a, b) => a - b).find((each) => each >= width)
  return `/media/${id}-${fitting ?? widths.at(-1) ?? largest}.${format}`
}
