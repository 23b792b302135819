import type { Picture } from "@confetti/contract/picture"
import type { CSSProperties } from "react"
import { thumbHashToRGBA } from "thumbhash"
import { bitmapUrl } from "./bitmap-url.ts"

/**
 * The server renders the first picture's placeholder; the browser keeps it and creates the others, because each is half a kilobyte of
 * incompressible data before the first picture.
 */
export function firstStyle(picture: Picture, isLater: boolean): CSSProperties {
  const isServer = typeof document === "undefined"
  return { backgroundColor: picture.color, ...(isServer && !isLater && { backgroundImage: ghostOf(picture) }) }
}

export function drawGhost(element: HTMLElement | null, picture: Picture): void {
  if (element && element.style.backgroundImage === "") element.style.backgroundImage = ghostOf(picture)
}

/** A smaller file of this picture was shown: it replaces the placeholder of larger ones, without blur. */
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

/** Half the width and height: invisible when blurred, and a quarter of the size. */
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
