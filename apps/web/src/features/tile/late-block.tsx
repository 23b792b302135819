import { lazy } from "react"
import { BlockTitle } from "./block-title.tsx"

/** Lazy, as few tiles have one. The server renders it, and its HTML stays while loading. */
export const LateBlock = lazy(() =>
  import("./blocks/story-block.tsx")
    .then((module) => ({ default: module.StoryBlock }))
    // Outside of the import, whose style sheet may also fail.
    .catch(() => ({ default: BlockTitle })),
)
