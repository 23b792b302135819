import type { Raster } from "./raster-image.ts"

/**
 * Brings the moulded look back to an enlarged picture, whose edges turned soft: each pixel moves away from the mean of its
 * neighbours `reach` pixels off. Only inside the outline, so that no halo shows. Several times faster than libvips, which goes by
 * way of LAB.
 */
export const sharpenRaster = (raster: Raster, reach: number, amount: number): Raster => {
  const { data, width, height } = raster
  const sharper = Uint8Array.from(data)
  const share = amount / 4
  const [across, down] = [reach * 4, reach * width * 4]
  for (let y = reach; y < height - reach; y++)
    for (let x = reach, at = (y * width + reach) * 4; x < width - reach; x++, at += 4) {
      const [left, right, above, below] = [at - across, at + across, at - down, at + down]
      const isInside =
        ((data[left + 3] ?? 0) & (data[right + 3] ?? 0) & (data[above + 3] ?? 0) & (data[below + 3] ?? 0)) === 255
      if (!isInside) continue
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel] ?? 0
        const near =
          (data[left + channel] ?? 0) +
          (data[right + channel] ?? 0) +
          (data[above + channel] ?? 0) +
          (data[below + channel] ?? 0)
        const value = own + (own * 4 - near) * share
        sharper[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  return { data: sharper, width, height }
}
