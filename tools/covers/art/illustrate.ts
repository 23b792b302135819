import { defined } from "@confetti/domain/defined"
import sharp, { type Sharp } from "sharp"
import { addGrain } from "./add-grain.ts"
import type { EmojiLayer, FieldLayer, Layer, Mood, Recipe, VectorLayer } from "./artwork.ts"
import { drawEmoji, type Plates } from "./draw-emoji.ts"
import { drawVectors } from "./draw-vectors.ts"
import type { EmojiShape } from "./emoji-shape.ts"
import { type Frame, frameOf } from "./frame.ts"
import { loadEmoji } from "./load-emoji.ts"
import { createPalette } from "./palette.ts"
import { layOver } from "./raster.ts"
import type { Raster } from "./raster-image.ts"
import { bloom } from "./recipes/bloom.ts"
import { constellation } from "./recipes/constellation.ts"
import { contours } from "./recipes/contours.ts"
import { drift } from "./recipes/drift.ts"
import { grid } from "./recipes/grid.ts"
import { halftone } from "./recipes/halftone.ts"
import { orbits } from "./recipes/orbits.ts"
import { prisms } from "./recipes/prisms.ts"
import { rays } from "./recipes/rays.ts"
import { ribbons } from "./recipes/ribbons.ts"
import { strata } from "./recipes/strata.ts"
import { waves } from "./recipes/waves.ts"
import { type SeededRandom, seededRandom } from "./seeded-random.ts"

const recipes = {
  orbits,
  strata,
  waves,
  contours,
  halftone,
  rays,
  grid,
  bloom,
  ribbons,
  constellation,
  prisms,
  drift,
} satisfies Record<string, Recipe>

export type RecipeName = keyof typeof recipes

export const recipeNames = Object.keys(recipes) as RecipeName[]

/** Computes a field on a coarse net and spreads it over the picture. */
const drawField = async (layer: FieldLayer, frame: Frame, width: number, height: number): Promise<Raster> => {
  const columns = Math.max(2, Math.round(frame.width / layer.grain))
  const rows = Math.max(2, Math.round(frame.height / layer.grain))
  const net = new Uint8Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      net.set(
        layer.colour(((column + 0.5) / columns) * frame.width, ((row + 0.5) / rows) * frame.height),
        (row * columns + column) * 3,
      )
  const { data } = await sharp(net, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

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

/** Chooses a mood by chance; those in which the subject would sink into its ground are left out while others remain. */
const chooseMood = <Choice extends Mood>(
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

/**
 * What a cover is drawn from. A subject is an emoji, or one of our own drawings by its name between colons; `hue` is in degrees of OKLCH;
 * `width` and `height` are pixels.
 */
export type Illustration = {
  recipe: RecipeName
  subject: string
  extras: readonly string[]
  seed: number
  hue: number
  width: number
  height: number
}

type Pass = { kind: "vectors"; layers: VectorLayer[] } | FieldLayer | EmojiLayer

// Each run of librsvg covers the whole picture, so neighbouring vector layers share one.
const passesOf = (layers: readonly Layer[]): Pass[] => {
  const passes: Pass[] = []
  for (const layer of layers) {
    const last = passes.at(-1)
    if (layer.kind !== "vector") passes.push(layer)
    else if (last?.kind === "vectors") last.layers.push(layer)
    else passes.push({ kind: "vectors", layers: [layer] })
  }
  return passes
}

/**
 * Draws a cover. The same illustration gives the same pixels, and at another width the same picture.
 * Rejects with `UnknownEmoji` when the set has no picture for the emoji or one of the extras.
 */
export const illustrate = async (illustration: Illustration): Promise<Sharp> => {
  const { recipe, subject, extras, seed, hue, width, height } = illustration
  const cast = await Promise.all([subject, ...extras].map(loadEmoji))
  const shape = defined(cast[0]).shape

  const frame = frameOf(subject, width, height)
  const random = seededRandom(recipe, subject, seed, hue)
  const palette = createPalette(hue, random)
  const layers = recipes[recipe]({
    frame,
    random,
    palette,
    subject: shape,
    extras: extras.length,
    layout: (choices) =>
      choices[((seed % choices.length) + choices.length) % choices.length] as (typeof choices)[number],
    mood: (choices) => chooseMood(choices, shape, hue, random),
  })

  let picture: Raster | undefined
  const made = new Map<string, Promise<Plates>>()
  const scale = Math.sqrt((width * height) / (frame.width * frame.height))
  for (const pass of passesOf(layers)) {
    if (pass.kind === "emoji") {
      const drawn = cast[pass.which]
      if (drawn && picture) await drawEmoji(picture, pass, drawn, scale, made)
      continue
    }
    const raster =
      pass.kind === "vectors"
        ? await drawVectors(pass.layers, frame, width, height)
        : await drawField(pass, frame, width, height)
    // Every family begins with a full ground: it is the sheet that all else is laid on.
    if (picture) layOver(picture, raster, 0, 0)
    else picture = raster
  }
  if (!picture) throw new RangeError("a picture needs a ground")
  // A thumbnail has fewer pixels to carry the grain: as much of it would be dirt.
  addGrain(picture, 2.5 + 4.5 * Math.min(1, scale / 0.8))
  return sharp(picture.data, { raw: { width, height, channels: 4 } }).removeAlpha()
}
