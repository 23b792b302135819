import type { SeededRandom } from "./seeded-random.ts"

/** −1 to 1, continuous in x and y; neighbouring hills are one unit apart. */
export type Noise = (x: number, y: number) => number

/** Gradient noise (Perlin, 1985) on a seeded lattice. */
export const createNoise = (random: SeededRandom): Noise => {
  const order = random.shuffle(Array.from({ length: 256 }, (_, index) => index))
  const directions = order.map((value) => [
    Math.cos((value / 256) * 2 * Math.PI),
    Math.sin((value / 256) * 2 * Math.PI),
  ])
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const picked = order[((order[column & 255] ?? 0) + row) & 255] ?? 0
    const direction = directions[picked]
    return (direction?.[0] ?? 0) * dx + (direction?.[1] ?? 0) * dy
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const across = ease(dx)
    const top = corner(column, row, dx, dy) * (1 - across) + corner(column + 1, row, dx - 1, dy) * across
    const foot =
      corner(column, row + 1, dx, dy - 1) * (1 - across) + corner(column + 1, row + 1, dx - 1, dy - 1) * across
    return (top + (foot - top) * ease(dy)) * 1.5
  }
}

/** The same noise heaped in octaves: broad hills with finer ones on them. */
export const heap =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let sum = 0
    let size = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x / size + octave * 17.3, y / size - octave * 9.1) * size
      size /= 2
    }
    return sum
  }
