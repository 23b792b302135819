import { blockLimits } from "./block-limits.ts"

/** Of a picture as it is seen, in pixels. */
export type PictureSize = { width: number; height: number }

/** How much the shapes of two pictures may differ: a pixel in a hundred is seen by nobody. */
const mostDifference = 0.01

const { least: narrowest, most: widest } = blockLimits.comparedShape

export function haveOneShape(one: PictureSize, other: PictureSize): boolean {
  return Math.abs(shapeOf(one) / shapeOf(other) - 1) <= mostDifference
}

export function isComparedShape(size: PictureSize): boolean {
  return shapeOf(size) >= narrowest && shapeOf(size) <= widest
}

function shapeOf({ width, height }: PictureSize): number {
  return width / height
}
