import type { FencedBlock } from "@confetti/contract/fenced-block"
import { createElement, use } from "react"
import { fetchKind } from "./block-kinds.ts"
import "./blocks.css"

type Props = {
  block: FencedBlock
  name?: string | undefined
}

export function StoryBlock({ block, name }: Props) {
  const fetched = fetchKind(block.type)
  const kind = fetched instanceof Promise ? use(fetched) : fetched
  return (
    <div className="block" data-kind={block.type} data-block={name}>
      {createElement(kind, { block })}
    </div>
  )
}
