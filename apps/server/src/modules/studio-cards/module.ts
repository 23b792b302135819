import type { Module } from "../../platform/module.ts"
import { getFeaturedCallable } from "./get-featured.ts"
import { getPostsCallable } from "./get-posts.ts"
import { previewPostCallable } from "./preview-post.ts"
import { saveFeaturedCallable } from "./save-featured.ts"
import { savePostsCallable } from "./save-posts.ts"

export const studioCards: Module = {
  name: "studio-cards",
  tables: [],
  callables: [getPostsCallable, savePostsCallable, previewPostCallable, getFeaturedCallable, saveFeaturedCallable],
}
