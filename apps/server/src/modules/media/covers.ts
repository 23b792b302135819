import { type IllustrationRequest, illustrationVersionOf } from "@confetti/cover-art/illustrate"
import { shortHash } from "./short-hash.ts"

/** A cover to draw, and the name of its file among the originals: a hash of all that it is drawn from, and of the drawing's version. */
export type Cover = { file: string; request: IllustrationRequest }

export function coverOf(request: IllustrationRequest): Cover {
  return { file: `${shortHash(JSON.stringify([illustrationVersionOf(request), request]), 20)}-cover.jpg`, request }
}
