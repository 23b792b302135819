import type { Mood } from "./artwork.ts"
import type { EmojiShape } from "./emoji-shape.ts"
import type { SeededRandom } from "./seeded-random.ts"

const ground: Record<Mood, { lightness: number; colourful: number }> = {
  paper: { lightness: 0.95, colourful: 0.1 },
  bright: { lightness: 0.76, colourful: 1 },
  deep: { lightness: 0.46, colourful: 1 },
  night: { lightness: 0.17, colourful: 0.5 },
}

const turnBetween = (first: number, second: number): number => Math.abs(((first - second + 540) % 360) - 180)

/** How well a subject stands out from a ground, about 0 to 1: by lightness first, then by hue. */
const contrastOf = (subject: EmojiShape, hue: number, mood: Mood): number => {
  const { lightness, colourful } = ground[mood]
  const byHue = (turnBetween(subject.hue, hue) / 180) * Math.min(1, subject.chroma / 0.12) * colourful
  const byGrey = Math.max(0, 0.12 - subject.chroma) * colourful * 2
  return Math.abs(subject.lightness - lightness) + 0.3 * byHue + byGrey
}

/** One of the moods by chance; those in which the subject would sink into its ground are left out while others remain. */
export const chooseMood = <Choice extends Mood>(
  choices: readonly Choice[],
  subject: EmojiShape,
  hue: number,
  random: SeededRandom,
): Choice => {
  const fit = choices.filter((mood) => contrastOf(subject, hue, mood) > 0.25)
  const best = choices.toSorted((a, b) => contrastOf(subject, hue, b) - contrastOf(subject, hue, a)).slice(0, 1)
  // Yellow lives in the light: its dark sheets are the exception.
  const light = fit.filter((mood) => mood === "paper" || mood === "bright")
  const isLight = turnBetween(hue, 92) < 22 && light.length > 0 && random.chance(0.75)
  return random.pick(isLight ? light : fit.length > 0 ? fit : best)
}
