import type { FencedBlock } from "@confetti/contract/fenced-block"

/** What a block asks or shows: it stands there until its code has come, or where that can't be had. */
export function BlockTitle({
  block,
}: {
  block: { type: FencedBlock["type"]; title?: string; question?: string; caption?: string }
}) {
  return <p>{block.title ?? block.question ?? block.caption}</p>
}
