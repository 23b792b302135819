import type { FencedBlock } from "@confetti/contract/fenced-block"
import { lazy } from "react"

/** What a block asks or shows: it stands there until its code has come, or where that can't be had. */
export function BlockTitle({ block }: { block: FencedBlock }) {
  return <p>{"title" in block ? block.title : block.question}</p>
}

/** Few tiles have one: what draws it comes with the first. The server has it from the start, and its HTML is what a page waits with. */
export const LateBlock = lazy(() =>
  import("./blocks/story-block.tsx")
    .then((module) => ({ default: module.StoryBlock }))
    .catch(() => ({ default: BlockTitle })),
)
