import { recipeNames } from "@confetti/domain/tile/recipe-names"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { subject, text } from "./fields.ts"
import { atMost, flaw, issueOf } from "./flaw.ts"

export const pictureName = z
  .string()
  .refine(
    (name) => /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i.test(name),
    flaw(t`must name a JPEG, PNG, WebP or AVIF file beside this one`),
  )
export const videoName = z
  .string()
  .refine(
    (name) => /^[\w-][\w.-]*\.(?:mp4|m4v|mov|webm)$/i.test(name),
    flaw(t`must name an MP4, MOV or WebM file beside this one`),
  )

/** From the upper left. */
const share = z.number().refine((value) => value >= 0 && value <= 1, flaw(t`must be from 0 to 1`))

export const alt = text(tileLimits.alt.least, tileLimits.alt.most)

export const pictureFileFields = z.strictObject({ file: pictureName, alt })

export const pictureFields = z
  .strictObject({
    recipe: z.enum(recipeNames).optional(),
    file: pictureName.optional(),
    video: videoName.optional(),
    emoji: subject.optional(),
    extras: z.array(subject).check(atMost(4, t`takes at most four emoji`)).optional(),
    seed: z
      .int()
      .refine((seed) => seed >= 0, flaw(t`must not be negative`))
      .optional(),
    focus: z.strictObject({ x: share, y: share }).optional(),
    alt,
  })
  .superRefine((picture, context) => {
    const complain = (path: string[], say: Say): void => context.addIssue(issueOf(say, path))
    const kinds = [picture.recipe, picture.file, picture.video].filter((kind) => kind !== undefined)
    if (kinds.length === 0) complain([], t`needs one of \`recipe\`, \`file\` or \`video\``)
    if (kinds.length > 1) complain([], t`takes only one of \`recipe\`, \`file\` and \`video\``)
    if (picture.recipe !== undefined && picture.emoji === undefined)
      complain(["emoji"], t`is missing: it is the subject of the drawing`)
    if (picture.focus !== undefined && picture.file === undefined) complain(["focus"], t`belongs to a \`file\``)
    if (picture.recipe !== undefined || kinds.length === 0) return
    for (const field of ["emoji", "extras", "seed"] as const)
      if (picture[field] !== undefined) complain([field], t`belongs to a \`recipe\``)
  })
