import type { Module } from "../../platform/module.ts"
import { likeTileCallable } from "./like-tile.ts"
import { mergeLikesCallable } from "./merge-likes.ts"
import { personalLikes } from "./personal-likes.ts"
import { readLikes } from "./read-likes.ts"
import { readTileCounts } from "./read-tile-counts.ts"
import { unlikeTileCallable } from "./unlike-tile.ts"

export const likes: Module = {
  name: "likes",
  callables: [likeTileCallable, unlikeTileCallable, mergeLikesCallable],
  documents: { tileCounts: readTileCounts },
  ownDocuments: { likes: readLikes },
  personal: [personalLikes],
}
