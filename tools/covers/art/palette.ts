import { greatestChroma, oklchToRgb, rgbToHex } from "@confetti/domain/color/oklch-to-rgb"
import type { SeededRandom } from "./seeded-random.ts"

/**
 * The inks of one cover. Each ink takes a lightness (0 to 1) and a strength (share of the chroma that sRGB has there), and gives
 * a hex colour: librsvg does not read oklch().
 */
export type Ink = (lightness: number, strength?: number) => string

export type Palette = {
  hue: number
  /** The category's own hue. */
  main: Ink
  /** A neighbour of it, for scales that turn as they go. */
  side: Ink
  /** A hue at a harmonious distance, used sparingly. */
  accent: Ink
  paper: string
  /** Between main (0) and side (1). */
  turn: (share: number, lightness: number, strength?: number) => string
}

const chromaCeiling = 0.27

/** Signed degrees from one hue to another, the short way. */
const turnFrom = (hue: number, target: number): number => ((((target - hue) % 360) + 540) % 360) - 180

// Light inks lean towards yellow and dark ones towards blue, as light does; never so far that a category loses its hue.
// Dark yellow would be olive and mud: yellows burn through orange to wine instead, and greens deepen to emerald.
const lean = (hue: number, lightness: number): number => {
  const depth = Math.min(1, Math.max(0, (0.66 - lightness) / 0.4))
  const airy = Math.min(1, Math.max(0, (lightness - 0.66) / 0.3))
  const yellow = Math.min(1, Math.max(0, 1.4 - Math.abs(turnFrom(hue, 88)) / 36))
  const green = Math.max(0, 1 - Math.abs(turnFrom(hue, 142)) / 30)
  const other = 1 - Math.max(yellow, green)
  const pull = (target: number, share: number, most: number) => {
    const distance = turnFrom(hue, target)
    return Math.sign(distance) * Math.min(most, Math.abs(distance) * share)
  }
  return (
    hue +
    Math.min(1, Math.max(0, (0.88 - lightness) / 0.56)) * yellow * pull(20, 0.92, 72) +
    depth * (green * pull(170, 0.8, 24) + other * pull(275, 0.3, 15)) +
    airy * pull(98, 0.3, 14)
  )
}

// Yellow is only yellow when it is light: its scale is lifted in the middle, its ends stay.
const lift = (hue: number, lightness: number): number => {
  const yellow = Math.max(0, 1 - Math.max(0, Math.abs(turnFrom(hue, 92)) - 12) / 40)
  const middle = Math.sin(Math.PI * Math.min(1, Math.max(0, (lightness - 0.16) / 0.8)))
  return lightness + 0.2 * yellow * middle
}

// Hues that stay clean as a small light accent.
const accents = [24, 55, 90, 168, 228, 300, 350]

const inkOf =
  (hue: number): Ink =>
  (asked, strength = 0.92) => {
    const lightness = lift(hue, asked)
    const leant = lean(hue, lightness)
    const chroma = Math.min(chromaCeiling, greatestChroma(lightness, leant)) * strength
    return rgbToHex(oklchToRgb(lightness, chroma, leant))
  }

export const createPalette = (hue: number, random: SeededRandom): Palette => {
  // Between yellow and green lies olive, and dark orange is brown: warm hues turn to rose, greens to teal, the others either way.
  const way = random.side()
  const clean = Math.abs(turnFrom(hue, 62)) < 56 ? -1 : Math.abs(turnFrom(hue, 145)) < 30 ? 1 : way
  // Yellow is narrow: a full turn would leave nothing of it.
  const sideTurn = clean * random.between(30, 48) * (Math.abs(turnFrom(hue, 95)) < 16 ? 0.6 : 1)
  const accent = random.pick(accents.filter((angle) => Math.abs(turnFrom(hue, angle)) > 70))
  return {
    hue,
    main: inkOf(hue),
    side: inkOf(hue + sideTurn),
    accent: inkOf(accent),
    paper: rgbToHex(oklchToRgb(0.958, 0.018, lean(hue, 0.95))),
    turn: (share, lightness, strength) => inkOf(hue + sideTurn * share)(lightness, strength),
  }
}
