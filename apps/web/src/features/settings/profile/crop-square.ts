export type Square = { left: number; top: number; side: number; size: number }

/** The central square of a picture, and its drawn size: never enlarged, at most `most` pixels. */
export function cropSquare(width: number, height: number, most: number): Square {
  const side = Math.min(width, height)
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    side,
    size: Math.min(side, most),
  }
}
