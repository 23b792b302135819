import type { Picture } from "@confetti/contract/picture"
import type { CSSProperties } from "react"
import { thumbHashToRGBA } from "thumbhash"
import { bitmapUrl } from "./bitmap-url.ts"

/**
 * The server draws the first picture's ghost into the page; the browser leaves it there, and draws all others: each is half a
 * kilobyte that no compression makes smaller, and that the first picture would have to wait for.
 */
export function firstStyle(picture: Picture, isLater: boolean): CSSProperties {
  const isServer = typeof document === "undefined"
  return { backgroundColor: picture.color, ...(isServer && !isLater && { backgroundImage: ghostOf(picture) }) }
}

export function drawGhost(element: HTMLElement | null, picture: Picture): void {
  if (element && element.style.backgroundImage === "") element.style.backgroundImage = ghostOf(picture)
}

/** A smaller file of this picture has been shown: where it is shown larger next, that one stands in for it, and nothing blurs. */
export function keepShown({ id }: Picture, file: string): void {
  ghosts.set(id, `url(${JSON.stringify(file)})`)
}

const ghosts = new Map<string, string>()

function ghostOf(picture: Picture): string {
  const ghost = ghosts.get(picture.id) ?? `url(${ghostUrl(picture)})`
  ghosts.set(picture.id, ghost)
  return ghost
}

function ghostUrl({ thumbhash }: Picture): string {
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
