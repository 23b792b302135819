/**
 * The unit coordinate system of a picture: its short side is 1000, whatever its size in pixels, so that the same request at
 * another width is the same picture.
 */
export type Frame = {
  width: number
  height: number
  /** Where the subject is. Above the middle: titles stand at the foot. */
  x: number
  y: number
  /** The subject's size. */
  size: number
  /** From the focus to the farthest corner. */
  reach: number
}

// Rounding a width to whole pixels must not move a drawing, so near ratios are drawn in the same frame.
const ratios = [9 / 19.5, 1 / 2, 3 / 4, 1, 2, 4 / 3, 1.91] as const

export const frameOf = (width: number, height: number): Frame => {
  const given = width / height
  const ratio = ratios.find((known) => Math.abs(given / known - 1) < 0.02) ?? given
  const unitWidth = ratio < 1 ? 1000 : 1000 * ratio
  const unitHeight = ratio < 1 ? 1000 / ratio : 1000
  const x = unitWidth / 2
  const y = unitHeight * (ratio < 0.6 ? 0.4 : ratio < 0.9 ? 0.43 : 0.46)
  const size = ratio < 0.9 ? 670 : ratio < 1.2 ? 570 : 600
  return { width: unitWidth, height: unitHeight, x, y, size, reach: Math.hypot(x, Math.max(y, unitHeight - y)) }
}
