import type { AspectFormat } from "@confetti/domain/tile/aspect"
import { shortHash } from "./short-hash.ts"

/** A focus as shares of width and height from the top left. */
export type Focus = { x: number; y: number }

/** A picture's content in any size: an original, cropped around its focus or the detected one. */
export type Art = { kind: "original"; file: string; focus?: Focus }

/** The stored request of a medium, from which any of its files can be made again. */
export type MediaRequest =
  | { kind: "picture"; art: Art; width: number; height: number }
  | { kind: "card"; version: number; art: Art; title: string; brand: string; category: string; hue: number }
  /** Silent in its own size, or as a clip with sound in this one. */
  | { kind: "film"; version: number; file: string; clip?: { width: number; height: number } }
  | { kind: "icon"; version: number; file: string; size: number; isMaskable: boolean }
  | { kind: "captions"; file: string }

/** A row of `media`: its id is the hash of the request, so that equal requests share files. */
export type Media = { id: string; request: MediaRequest; width: number; height: number }

export const cardSize = { width: 1200, height: 630 }
export const cardTileSize = { width: 420, height: 566 }
/** Increase one when the same request would give another file. */
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

/** A phone's width at one, two and three pixels a point. */
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
