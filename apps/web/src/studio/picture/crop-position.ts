type Point = { x: number; y: number }
type Size = { width: number; height: number }

/**
 * Where a picture that fills a box lies in it, as CSS's `object-position` says it, so that its focus is as near to the middle as the edges
 * allow: what the server crops.
 */
export function cropPosition(focus: Point, picture: Size, ratio: number): Point {
  const isWider = picture.width / picture.height > ratio
  // The share of each side that is seen.
  const seen = isWider
    ? { x: (picture.height * ratio) / picture.width, y: 1 }
    : { x: 1, y: picture.width / ratio / picture.height }
  return { x: along(focus.x, seen.x), y: along(focus.y, seen.y) }
}

function along(focus: number, seen: number): number {
  const hidden = 1 - seen
  return hidden <= 0 ? 0.5 : Math.min(1, Math.max(0, (focus - seen / 2) / hidden))
}
