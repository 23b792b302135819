import { z } from "zod"
import { callable } from "./callable.ts"
import { mostLikesMerged } from "./limits.ts"

const tileId = z.string().min(1).max(64)

export const likesDocument = z.object({ tileIds: z.array(z.string()) })

export type LikesDocument = z.infer<typeof likesDocument>

export const likeTile = callable({
  name: "likes-like_tile",
  kind: "write",
  access: "person",
  about: "Likes a tile. Idempotent.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId }),
  output: z.object({ isLiked: z.literal(true) }),
})

export const unlikeTile = callable({
  name: "likes-unlike_tile",
  kind: "write",
  access: "person",
  about: "Unlikes a tile. Idempotent, even if the tile no longer exists.",
  input: z.strictObject({ tileId }),
  output: z.object({ isLiked: z.literal(false) }),
})

export const mergeLikes = callable({
  name: "likes-merge_likes",
  kind: "write",
  access: "person",
  about: "Adopts likes made on a device before sign-in, newest first. Deleted tiles are left out.",
  input: z.strictObject({ tileIds: z.array(tileId).max(mostLikesMerged) }),
  output: likesDocument,
})

/** `GET /documents/tileCounts?ids=`: likes and public thoughts of each existing tile. */
export type TileCount = { id: string; likes: number; thoughts: number }
