/**
 * The unit coordinate system of a picture: its short side is 1000, whatever its size in pixels, so that the same illustration at
 * another width is the same picture.
 */
export type Frame = {
  width: number
  height: number
  /** Where the subject is. Above the middle: titles stand at the foot. */
  x: number
  y: number
  /** The subject's size: its longer side, or its height where it is `byHeight`. */
  size: number
  byHeight: boolean
  /** From the focus to the farthest corner. */
  reach: number
}

// Rounding a width to whole pixels must not move a drawing, so near ratios are drawn in the same frame.
const ratios = [9 / 19.5, 1 / 2, 3 / 4, 1, 2, 4 / 3, 1.91] as const

/** Explaining drawings are looked at closely: on a wide sheet, which is small on a phone, they have nearly all of its height. */
const wideDrawing = { size: 900, y: 0.5 }

/** Whether a drawing of ours is the subject of a wide sheet. */
const isWideDrawing = (subject: string, width: number, height: number): boolean =>
  subject.startsWith(":") && width / height >= 1.2

export const frameOf = (subject: string, width: number, height: number): Frame => {
  const given = width / height
  const ratio = ratios.find((known) => Math.abs(given / known - 1) < 0.02) ?? given
  const unitWidth = ratio < 1 ? 1000 : 1000 * ratio
  const unitHeight = ratio < 1 ? 1000 / ratio : 1000
  const x = unitWidth / 2
  const byHeight = isWideDrawing(subject, width, height)
  const y = unitHeight * (byHeight ? wideDrawing.y : ratio < 0.6 ? 0.4 : ratio < 0.9 ? 0.43 : 0.46)
  const size = byHeight ? wideDrawing.size : ratio < 0.9 ? 670 : ratio < 1.2 ? 570 : 600
  return {
    width: unitWidth,
    height: unitHeight,
    x,
    y,
    size,
    byHeight,
    reach: Math.hypot(x, Math.max(y, unitHeight - y)),
  }
}
