import type { FencedBlock } from "@confetti/contract/fenced-block"

export function BlockTitle({
  block,
}: {
  block: { type: FencedBlock["type"]; title?: string; question?: string; caption?: string }
}) {
  return <p>{block.title ?? block.question ?? block.caption}</p>
}
