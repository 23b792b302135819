import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { text } from "./fields.ts"
import { error, issueOf } from "./refinements.ts"

export const pictureName = z
  .string()
  .refine(
    (name) => /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i.test(name),
    error(t`must name a JPEG, PNG, WebP or AVIF file beside this one`),
  )
export const videoName = z
  .string()
  .refine(
    (name) => /^[\w-][\w.-]*\.(?:mp4|m4v|mov|webm)$/i.test(name),
    error(t`must name an MP4, MOV or WebM file beside this one`),
  )

/** From the top left. */
const share = z.number().refine((value) => value >= 0 && value <= 1, error(t`must be from 0 to 1`))

export const alt = text(tileLimits.alt.least, tileLimits.alt.most)

export const pictureFileFields = z.strictObject({ file: pictureName, alt })

export const pictureFields = z
  .strictObject({
    file: pictureName.optional(),
    video: videoName.optional(),
    focus: z.strictObject({ x: share, y: share }).optional(),
    alt,
  })
  .superRefine(({ file, video, focus }, context) => {
    const complain = (path: string[], say: Say): void => context.addIssue(issueOf(say, path))
    if (file === undefined && video === undefined) complain([], t`needs a \`file\` or a \`video\``)
    if (file !== undefined && video !== undefined) complain([], t`must have either \`file\` or \`video\`, not both`)
    if (focus !== undefined && file === undefined) complain(["focus"], t`is only allowed with a \`file\``)
  })
