import { blockLimits } from "./block-limits.ts"

/** Pixels as displayed. */
export type PictureSize = { width: number; height: number }

/** How much the shapes of compared pictures may differ: invisible. */
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
