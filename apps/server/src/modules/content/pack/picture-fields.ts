import { recipeNames } from "@confetti/domain/tile/recipe-names"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { subject, text } from "./fields.ts"

const pictureName = z
  .string()
  .regex(/^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i, "must name a JPEG, PNG, WebP or AVIF file beside this one")
export const videoName = z
  .string()
  .regex(/^[\w-][\w.-]*\.(?:mp4|m4v|mov|webm)$/i, "must name an MP4, MOV or WebM file beside this one")

/** From the upper left. */
const share = z.number().min(0, "must be from 0 to 1").max(1, "must be from 0 to 1")

export const alt = text(tileLimits.alt.least, tileLimits.alt.most)

/** A picture of the operator's own. */
export const pictureFileFields = z.strictObject({ file: pictureName, alt })

/** What a tile's cover is made from: a recipe to draw, a picture or a film. */
export const pictureFields = z
  .strictObject({
    recipe: z.enum(recipeNames).optional(),
    file: pictureName.optional(),
    video: videoName.optional(),
    emoji: subject.optional(),
    extras: z.array(subject).max(4, "takes at most four emoji").optional(),
    seed: z.int().min(0, "must not be negative").optional(),
    focus: z.strictObject({ x: share, y: share }).optional(),
    alt,
  })
  .superRefine((picture, context) => {
    const kinds = [picture.recipe, picture.file, picture.video].filter((kind) => kind !== undefined)
    if (kinds.length === 0) context.addIssue("needs one of `recipe`, `file` or `video`")
    if (kinds.length > 1) context.addIssue("takes only one of `recipe`, `file` and `video`")
    if (picture.recipe !== undefined && picture.emoji === undefined) {
      context.addIssue({ code: "custom", path: ["emoji"], message: "is missing: it is the subject of the drawing" })
    }
    if (picture.focus !== undefined && picture.file === undefined)
      context.addIssue({ code: "custom", path: ["focus"], message: "belongs to a `file`" })
    if (picture.recipe !== undefined || kinds.length === 0) return
    for (const field of ["emoji", "extras", "seed"] as const) {
      if (picture[field] !== undefined) {
        context.addIssue({ code: "custom", path: [field], message: "belongs to a `recipe`" })
      }
    }
  })
