import type { Picture } from "@confetti/contract/picture"
import { thumbHashToRGBA } from "thumbhash"
import { bitmapUrl } from "./bitmap-url.ts"

/** A picture's blurred ghost, as the address of an image. */
export function ghostUrl({ thumbhash }: Picture): string {
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  return bitmapUrl(w >> 1, h >> 1, everyOther(rgba, w, h))
}

/** Half as wide and half as tall: blurred as it is shown, nobody sees the difference, and it weighs a quarter. */
function everyOther(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [width >> 1, height >> 1]
  const half = new Uint8Array(across * down * 4)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const from = (2 * y * width + 2 * x) * 4
      half.set(rgba.subarray(from, from + 4), (y * across + x) * 4)
    }
  }
  return half
}
