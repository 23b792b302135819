import { lazy } from "react"
import { BlockTitle } from "./block-title.tsx"

/** Few tiles have one: what draws it comes with the first. The server has it from the start, and its HTML is what a page waits with. */
export const LateBlock = lazy(() =>
  import("./blocks/story-block.tsx")
    .then((module) => ({ default: module.StoryBlock }))
    // Outside of the import, whose style sheet may be missing too.
    .catch(() => ({ default: BlockTitle })),
)
