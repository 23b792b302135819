import { z } from "zod"
import { callable } from "./callable.ts"
import { mostLikesMerged } from "./limits.ts"

const tileId = z.string().min(1).max(64)

/** The one document in `users/{id}/likes`. */
export const likesDocument = z.object({ tileIds: z.array(z.string()) })

export type LikesDocument = z.infer<typeof likesDocument>

export const likeTile = callable({
  name: "likes-like_tile",
  kind: "write",
  input: z.strictObject({ tileId }),
  output: z.object({ isLiked: z.literal(true) }),
})

export const unlikeTile = callable({
  name: "likes-unlike_tile",
  kind: "write",
  input: z.strictObject({ tileId }),
  output: z.object({ isLiked: z.literal(false) }),
})

export const mergeLikes = callable({
  name: "likes-merge_likes",
  kind: "write",
  input: z.strictObject({ tileIds: z.array(tileId).max(mostLikesMerged) }),
  output: likesDocument,
})

/** `GET /documents/tileCounts?ids=`: for each tile that was asked for and is there, how many people like it, and how many thoughts on it everybody may read. */
export type TileCount = { id: string; likes: number; thoughts: number }
