import type { SocialPost } from "@confetti/contract/feed-item"
import type { CardWindow } from "@confetti/domain/feed/card-window"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import { text } from "./fields.ts"
import { pictureFields } from "./picture-fields.ts"
import type { Report } from "./problem.ts"
import { type FieldPath, readYaml } from "./read-yaml.ts"
import { atMost, error } from "./refinements.ts"
import { readSocialAddress, type SocialAddress } from "./social-address.ts"
import { backwards, isForwards, windowFields } from "./window-fields.ts"

/** All of them are sent with the first page. */
const mostPosts = 12

/** Including those that are switched off. */
const mostInFile = 60

const postFields = z
  .strictObject({
    kind: z.enum(["tiktok_video", "tiktok_social", "ig_social"]),
    title: text(3, 72),
    text: text(0, 120).optional(),
    address: z.string(),
    picture: pictureFields
      .refine(({ video }) => video === undefined, {
        path: ["video"],
        ...error(t`is not allowed on a post, which has a picture`),
      })
      .optional(),
    ...windowFields,
  })
  .refine(isForwards, backwards)

export type PostFile = SocialAddress & {
  file: string
  type: SocialPost["type"]
  title: string
  text: string
  picture: z.output<typeof pictureFields> | null
  window: CardWindow
  isOff: boolean
  lineOf: (path: FieldPath) => number
}

export const socialFile = "social.yaml"

const mustLeadTo: Record<SocialPost["type"], Say> = {
  tiktok_video: t`\`address\` must be the address of a video, such as https://www.tiktok.com/@name/video/7301234567890123456`,
  tiktok_social: t`\`address\` must be the address of a channel, such as https://www.tiktok.com/@name`,
  ig_social: t`\`address\` must be the address of a post or a channel, such as https://www.instagram.com/name/`,
}

export function parseSocial(yaml: string, report: Report): PostFile[] | null {
  const source = readYaml(yaml, 1, report)
  const posts =
    source &&
    checkShape(z.array(postFields).check(atMost(mostInFile, t`can have at most ${mostInFile} posts`)), source, report)
  if (!source || !posts) return null
  if (posts.filter(({ off }) => off !== true).length > mostPosts)
    report(1, t`the file can have at most ${mostPosts} posts that are switched on`)
  const seen = new Set<string>()
  return posts.flatMap(({ kind, title, text: words = "", address: given, picture = null, ...shown }, at) => {
    const address = readSocialAddress(kind, given)
    const line = source.lineOf([at, "address"])
    if (address === null) report(line, mustLeadTo[kind], [at, "address"])
    else if (seen.has(`${kind} ${address.id}`))
      report(line, t`the post ${address.address} appears twice`, [at, "address"])
    if (address === null) return []
    seen.add(`${kind} ${address.id}`)
    const lineOf = (path: FieldPath): number => source.lineOf([at, ...path])
    const { from = null, until = null, off = false } = shown
    const post = { file: socialFile, type: kind, title, text: words, picture, lineOf }
    return { ...address, ...post, window: { from, until }, isOff: off }
  })
}
