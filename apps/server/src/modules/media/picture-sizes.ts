import type { AspectFormat } from "@confetti/domain/tile/aspect"

/** The widths every picture is made in: a phone at one, two and three pixels a point. */
export const pictureWidths = [414, 828, 1242] as const

const largestHeight: Record<AspectFormat, number> = {
  "19.5x9": 2691,
  "4x3": 1656,
  "1x2": 621,
  "2x1": 2484,
  developing: 1242,
}

/** The largest size a cover of this format is made in, in pixels. */
export function largestSize(aspect: AspectFormat): { width: number; height: number } {
  return { width: 1242, height: largestHeight[aspect] }
}
