import type { Mask } from "./mask.ts"

import type { Raster } from "./raster-image.ts"

// The part of a sheet laid at a place that falls on the picture.
const visible = (under: Raster, over: { width: number; height: number }, left: number, top: number) => ({
  left: Math.max(0, -left),
  top: Math.max(0, -top),
  right: Math.min(over.width, under.width - left),
  bottom: Math.min(over.height, under.height - top),
})

/** Lays `over` on `under`, in place. `under` is opaque; what falls outside it is left out. */
export const layOver = (under: Raster, over: Raster, left: number, top: number, opacity = 1): void => {
  const part = visible(under, over, left, top)
  const share = Math.round(opacity * 256)
  const [below, above] = [under.data, over.data]
  for (let y = part.top; y < part.bottom; y++) {
    let source = (y * over.width + part.left) * 4
    let target = ((y + top) * under.width + part.left + left) * 4
    for (let x = part.left; x < part.right; x++, source += 4, target += 4) {
      const alpha = ((above[source + 3] ?? 0) * share) >> 8
      if (alpha === 0) continue
      if (alpha === 255) {
        below[target] = above[source] ?? 0
        below[target + 1] = above[source + 1] ?? 0
        below[target + 2] = above[source + 2] ?? 0
        continue
      }
      for (let channel = 0; channel < 3; channel++) {
        const base = below[target + channel] ?? 0
        below[target + channel] = base + (((((above[source + channel] ?? 0) - base) * alpha * 257 + 32768) >> 16) | 0)
      }
    }
  }
}

/** Prints one colour through a mask, in place. */
export const layInk = (under: Raster, mask: Mask, left: number, top: number, hex: string, opacity: number): void => {
  const part = visible(under, mask, left, top)
  const ink = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [ink >> 16, (ink >> 8) & 255, ink & 255]
  const strength = Math.round(opacity * 257)
  const below = under.data
  for (let y = part.top; y < part.bottom; y++) {
    let source = y * mask.width + part.left
    let target = ((y + top) * under.width + part.left + left) * 4
    for (let x = part.left; x < part.right; x++, source++, target += 4) {
      const cover = mask.data[source] ?? 0
      if (cover === 0) continue
      // Whole numbers out of 65,536: this loop runs over millions of pixels.
      const share = cover * strength
      const [r, g, b] = [below[target] ?? 0, below[target + 1] ?? 0, below[target + 2] ?? 0]
      below[target] = r + (((red - r) * share + 32768) >> 16)
      below[target + 1] = g + (((green - g) * share + 32768) >> 16)
      below[target + 2] = b + (((blue - b) * share + 32768) >> 16)
    }
  }
}
