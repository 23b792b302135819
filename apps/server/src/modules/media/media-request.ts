import type { AspectFormat } from "@confetti/domain/tile/aspect"
import { shortHash } from "./short-hash.ts"

/** Where the eye goes in a picture, as shares of its width and height from the upper left. */
export type Focus = { x: number; y: number }

/** What a picture shows, whatever its size: a file in the originals' folder, cropped around its focus, or where that is found to be. */
export type Art = { kind: "original"; file: string; focus?: Focus }

/** What is kept of every medium, so that any of its files can be made again at any time. */
export type MediaRequest =
  | { kind: "picture"; art: Art; width: number; height: number }
  | { kind: "card"; version: number; art: Art; title: string; brand: string; category: string; hue: number }
  /** Without sound in its own size, or as a clip, with its sound and in this one. */
  | { kind: "film"; version: number; file: string; clip?: { width: number; height: number } }
  | { kind: "icon"; version: number; file: string; size: number; isMaskable: boolean }
  | { kind: "captions"; file: string }

/** A row of the table `media`: the id is the hash of the request, so equal requests share their files. */
export type Media = { id: string; request: MediaRequest; width: number; height: number }

export const cardSize = { width: 1200, height: 630 }
export const cardTileSize = { width: 420, height: 566 }
/** Raise one whenever the same request would give another file. */
export const cardVersion = 1
export const filmVersion = 1

export const iconSizes = { touch: 180, small: 192, large: 512 }

export function mediaOf(request: MediaRequest): Media {
  const { width, height } = sizeOf(request)
  return { id: shortHash(JSON.stringify(request), 20), request, width, height }
}

function sizeOf(request: MediaRequest): { width: number; height: number } {
  if (request.kind === "icon") return { width: request.size, height: request.size }
  return request.kind === "picture" ? request : cardSize
}

/** The widths every picture is made in: a phone at one, two and three pixels a point. */
export const pictureWidths = [414, 828, 1242] as const
const largestWidth = Math.max(...pictureWidths)

const largestHeight: Record<AspectFormat, number> = {
  "19.5x9": 2691,
  "4x3": 1656,
  "1x2": 621,
  "2x1": 2484,
  developing: 1242,
}

export function largestSize(aspect: AspectFormat): { width: number; height: number } {
  return { width: largestWidth, height: largestHeight[aspect] }
}

export function largestInShape({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  return { width: largestWidth, height: Math.round((largestWidth * height) / width) }
}
