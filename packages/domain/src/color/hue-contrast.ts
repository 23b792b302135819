import { contrastRatio } from "./contrast-ratio.ts"
import { oklchToRgb, type Rgb } from "./oklch-to-rgb.ts"

/** The minimum for text: WCAG 2.2 AA, 1.4.3. */
export const leastContrast = 4.5

export type Tone = { lightness: number; chroma: number }

/** The app's tones of every hue, as in its tokens. */
export const hueTones = {
  bright: { lightness: 0.87, chroma: 0.11 },
  mid: { lightness: 0.72, chroma: 0.15 },
  deep: { lightness: 0.3, chroma: 0.08 },
  night: { lightness: 0.16, chroma: 0.035 },
} as const satisfies Record<string, Tone>

export type HueTone = keyof typeof hueTones

export const hueUses = [
  { use: "chip", text: "bright", ground: "black" },
  { use: "story", text: "bright", ground: "night" },
  { use: "answer", text: "bright", ground: "deep" },
  { use: "mark", text: "mid", ground: "black" },
  { use: "button", text: "black", ground: "bright" },
] as const satisfies { use: string; text: HueTone | "black"; ground: HueTone | "black" }[]

export type HueContrast = { use: (typeof hueUses)[number]["use"]; ratio: number }

/** Contrasts of a hue in degrees on the app's surfaces. */
export function hueContrasts(hue: number, tones: Readonly<Record<HueTone, Tone>> = hueTones): HueContrast[] {
  const colorOf = (name: HueTone | "black"): Rgb =>
    name === "black" ? [0, 0, 0] : oklchToRgb(tones[name].lightness, tones[name].chroma, hue)
  return hueUses.map(({ use, text, ground }) => ({ use, ratio: contrastRatio(colorOf(text), colorOf(ground)) }))
}

export function isLegibleHue(hue: number): boolean {
  return hueContrasts(hue).every(({ ratio }) => ratio >= leastContrast)
}
