import type { RecipeName } from "@confetti/domain/recipe-names"
import sharp, { type Sharp } from "sharp"
import { addGrain } from "./add-grain.ts"
import type { EmojiLayer, FieldLayer, Layer, VectorLayer } from "./artwork.ts"
import { chooseMood } from "./choose-mood.ts"
import { drawEmoji, type Plates } from "./draw-emoji.ts"
import { drawField } from "./draw-field.ts"
import { drawVectors } from "./draw-vectors.ts"
import { frameOf } from "./frame.ts"
import { loadEmoji } from "./load-emoji.ts"
import { createPalette } from "./palette.ts"
import { layOver } from "./raster.ts"
import type { Raster } from "./raster-image.ts"
import { recipes } from "./recipes.ts"
import { seededRandom } from "./seeded-random.ts"

/** What a cover is drawn from. `hue` is the category's, in degrees of OKLCH; `width` and `height` are pixels. */
export type IllustrationRequest = {
  recipe: RecipeName
  emoji: string
  extras: string[]
  seed: number
  hue: number
  width: number
  height: number
}

/** Part of every cache key: raise it whenever a request would give another picture. */
export const illustrationVersion = 2

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
 * Draws a cover. The same request gives the same pixels, and at another width the same picture.
 * Rejects with `UnknownEmoji` when the set has no picture for the emoji or one of the extras.
 */
export const illustrate = async (request: IllustrationRequest): Promise<Sharp> => {
  const { recipe, emoji, extras, seed, hue, width, height } = request
  const cast = await Promise.all([emoji, ...extras].map(loadEmoji))
  const [subject] = cast
  if (!subject) throw new RangeError("a picture needs a subject")

  const frame = frameOf(width, height)
  const random = seededRandom(recipe, emoji, seed, hue)
  const palette = createPalette(hue, random)
  const layers = recipes[recipe]({
    frame,
    random,
    palette,
    subject: subject.shape,
    extras: extras.length,
    layout: (choices) =>
      choices[((seed % choices.length) + choices.length) % choices.length] as (typeof choices)[number],
    mood: (choices) => chooseMood(choices, subject.shape, hue, random),
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
