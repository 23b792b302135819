import type { Picture } from "@confetti/contract/picture"
import { thumbHashToRGBA } from "thumbhash"
import { pictureFile } from "../../platform/media.ts"

/** Milliseconds that someone waits for it. */
const patience = 6000

/** A picture to draw: its largest file, or else its placeholder. `isWhole` tells which. */
export async function loadPicture(picture: Picture): Promise<{ image: CanvasImageSource & Size; isWhole: boolean }> {
  const image = new Image()
  image.src = pictureFile({ ...picture, widths: picture.widths.slice(-1) })
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The picture takes too long.")), patience)
  })
  try {
    await Promise.race([image.decode(), tooLate])
    return { image, isWhole: true }
  } catch {
    return { image: ghostOf(picture), isWhole: false }
  } finally {
    clearTimeout(timer)
  }
}

export type Size = { width: number; height: number }

function ghostOf({ thumbhash }: Picture): HTMLCanvasElement {
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  const canvas = document.createElement("canvas")
  canvas.width = w
  canvas.height = h
  canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
  return canvas
}

/** The vertical focus of cropped covers, whose lower part is for text. */
const focus = 0.36

/** The part of a picture that fills a box: centred horizontally, a little above the middle vertically. */
export function coverCrop(picture: Size, box: Size): { x: number; y: number } & Size {
  const scale = Math.min(picture.width / box.width, picture.height / box.height)
  const [width, height] = [box.width * scale, box.height * scale]
  return { x: (picture.width - width) / 2, y: (picture.height - height) * focus, width, height }
}
