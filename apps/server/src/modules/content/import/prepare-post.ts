import type { SocialPost } from "@confetti/contract/feed-item"
import type { CardWindow } from "@confetti/domain/feed/card-window"
import type { AspectFormat } from "@confetti/domain/tile/aspect"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import type { Media } from "../../media/media-request.ts"
import { pictureWidths } from "../../media/media-request.ts"
import { shortHash } from "../../media/short-hash.ts"
import type { PostFile } from "../pack/parse-social.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { checkArt, type Pictured, takeArt } from "./art-of-tile.ts"

export type PreparedPost = {
  post: SocialPost
  window: CardWindow
  requests: Media[]
  contentHash: string
}

type MediaTools = { folder: MediaFolder; pool: DrawingPool }

/** A video fills the screen; a channel's poster is a sheet on it. */
export const aspectOf = (type: SocialPost["type"]): AspectFormat => (type === "tiktok_video" ? "19.5x9" : "4x3")

export async function checkPoster(pathOf: PathOf, post: PostFile): Promise<Problem[]> {
  const pictured = picturedOf(post)
  return pictured === null ? [] : checkArt(pathOf, pictured)
}

export async function preparePost(
  pathOf: PathOf,
  file: PostFile,
  position: number,
  tools: MediaTools,
): Promise<PreparedPost> {
  const { type, id, title, text, handle, address, player, window } = file
  const poster = await makePoster(pathOf, file, tools)
  const post = { type, id, title, text, handle, address, player, picture: poster?.picture ?? null }
  return {
    post,
    window,
    requests: poster ? [poster.request] : [],
    contentHash: shortHash(JSON.stringify([position, post, ...(isAlways(window) ? [] : [window])]), 26),
  }
}

async function makePoster(pathOf: PathOf, post: PostFile, tools: MediaTools) {
  const pictured = picturedOf(post)
  if (pictured === null) return null
  const { picture: request } = await takeArt(pathOf, pictured, tools)
  const { id, width, height } = request
  const ghost = await ghostOf(request, tools)
  const { alt } = pictured.fields.picture
  return { request, picture: { id, alt, width, height, widths: [...pictureWidths], ...ghost } }
}

function picturedOf({ file, type, picture, lineOf }: PostFile): Pictured | null {
  return picture && { file, fields: { picture, aspect: aspectOf(type) }, lineOf }
}

/** A card that never had a window keeps its hash. */
function isAlways({ from, until }: CardWindow): boolean {
  return from === null && until === null
}
