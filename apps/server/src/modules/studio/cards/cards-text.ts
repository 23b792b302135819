import type { FeaturedDraft, PostDraft } from "@confetti/contract/studio-cards"
import { stringify } from "yaml"
import type { FeaturedFile } from "../../content/pack/parse-featured.ts"
import type { PostFile } from "../../content/pack/parse-social.ts"
import { draftPicture } from "../file/draft-of-tile.ts"
import { artOf } from "../file/format-tile.ts"

type Window = Pick<PostDraft, "from" | "until" | "isOff">

export function postsText(posts: readonly PostDraft[]): string {
  return listText(
    posts.map(({ kind, title, text, address, picture, ...window }) => ({
      kind,
      title,
      ...(text !== "" && { text }),
      address,
      ...(picture && { picture: { ...artOf(picture), alt: picture.alt } }),
      ...windowText(window),
    })),
  )
}

export function featuredText(featured: readonly FeaturedDraft[]): string {
  return listText(featured.map(({ item, ...window }) => ({ item, ...windowText(window) })))
}

export function draftOfPost({ type, title, text, address, picture, window, isOff }: PostFile): PostDraft {
  return {
    kind: type,
    title,
    text,
    address,
    picture: picture && draftPicture(picture),
    from: window.from ?? "",
    until: window.until ?? "",
    isOff,
  }
}

export function draftOfFeatured({ item, window, isOff }: FeaturedFile): FeaturedDraft {
  return { item, from: window.from ?? "", until: window.until ?? "", isOff }
}

function listText(rows: readonly object[]): string {
  if (rows.length === 0) return "[]\n"
  return stringify(rows, { lineWidth: 0, blockQuote: false })
}

function windowText({ from, until, isOff }: Window): object {
  return { ...(from !== "" && { from }), ...(until !== "" && { until }), ...(isOff && { off: true }) }
}
