import type { Raster } from "./raster-image.ts"
import { seededRandom } from "./seeded-random.ts"

const tile = 256

// Made once: two even draws summed give a soft bell, cheaper than a true one.
const noise = ((): Int8Array => {
  const random = seededRandom("grain")
  return Int8Array.from({ length: tile * tile }, () => Math.round((random.next() + random.next() - 1) * 127))
})()

/** Prints a fine grain on the picture, in place. It also hides the steps of eight-bit gradients. `amount` is in levels of 255. */
export const addGrain = (raster: Raster, amount: number): void => {
  const { data, width, height } = raster
  const share = amount / 127
  for (let y = 0; y < height; y++) {
    const row = (y % tile) * tile
    // Each row of tiles is shifted, so that no repeat shows.
    const shift = Math.floor(y / tile) * 97
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const grain = (noise[row + ((x + shift) % tile)] ?? 0) * share
      for (let channel = at; channel < at + 3; channel++) {
        const value = (data[channel] ?? 0) + grain
        data[channel] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}
