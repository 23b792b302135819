import type { DiagramShape, FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { Steps } from "../steps/steps.tsx"
import "./diagram-block.css"

type Diagram = Extract<FencedBlock, { type: "diagram" }>

export function DiagramBlock({ block }: { block: Diagram }) {
  const { width, height, shapes, steps } = block
  return (
    <Steps
      block={block}
      items={steps}
      previous={t`Previous step`}
      next={t`Next step`}
      draw={(at) => (
        <svg className="diagram" viewBox={`0 0 ${width} ${height}`}>
          {shapes.map(shapeOf)}
          {steps.map(({ label, shapes: own }, order) => (
            <g key={label} data-state={order === at ? "current" : order > at ? "later" : undefined}>
              {own.map(shapeOf)}
            </g>
          ))}
        </svg>
      )}
    />
  )
}

function shapeOf(shape: DiagramShape, at: number) {
  if ("d" in shape)
    return <path key={at} className="block-line" d={shape.d} data-look={shape.look} data-tone={shape.tone} />
  return (
    <text key={at} x={shape.x} y={shape.y} data-tone={shape.tone}>
      {shape.text}
    </text>
  )
}
