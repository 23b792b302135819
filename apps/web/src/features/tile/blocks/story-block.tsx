import type { FencedBlock } from "@confetti/contract/fenced-block"
import { ChartBlock } from "./chart/chart-block.tsx"
import { ChoiceBlock } from "./choice-block.tsx"
import { GuessBlock } from "./guess-block.tsx"
import { TableBlock } from "./table-block.tsx"
import "./blocks.css"

type Props = {
  block: FencedBlock
  /** What it is called, where something is to find it. */
  name?: string | undefined
}

/** A block that is more than text. */
export function StoryBlock({ block, name }: Props) {
  return (
    <div className="block" data-kind={block.type} data-block={name}>
      <BlockOf block={block} />
    </div>
  )
}

function BlockOf({ block }: { block: FencedBlock }) {
  switch (block.type) {
    case "choice":
      return <ChoiceBlock block={block} />
    case "table":
      return <TableBlock block={block} />
    case "chart":
      return <ChartBlock block={block} />
    case "guess":
      return <GuessBlock block={block} />
  }
}
