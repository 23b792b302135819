import type { FencedBlock } from "@confetti/contract/fenced-block"
import { createElement, use } from "react"
import { fetchKind } from "./block-kinds.ts"
import "./blocks.css"

type Props = {
  block: FencedBlock
  /** What it is called, where something is to find it. */
  name?: string | undefined
}

/** A block that is more than text. Whoever shows it says what stands there until the code of its kind has come. */
export function StoryBlock({ block, name }: Props) {
  const fetched = fetchKind(block.type)
  const kind = fetched instanceof Promise ? use(fetched) : fetched
  return (
    <div className="block" data-kind={block.type} data-block={name}>
      {createElement(kind, { block })}
    </div>
  )
}
