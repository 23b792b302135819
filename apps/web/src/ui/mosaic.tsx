import type { AspectFormat } from "@confetti/domain/tile/aspect"
import type { ReactNode } from "react"
import "./mosaic.css"

type Item = { id: string; aspect: AspectFormat }

type Props<Each extends Item> = {
  items: readonly Each[]
  label: string
  renderItem: (item: Each, at: number) => ReactNode
}

/** Items in their own formats, laid out so that adding more never moves the others. */
export function Mosaic<Each extends Item>({ items, label, renderItem }: Props<Each>) {
  return (
    <div className="mosaic-box">
      <ul className="mosaic grid" aria-label={label}>
        {items.map((item, at) => (
          <li key={item.id} className="grid" data-aspect={item.aspect}>
            {renderItem(item, at)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const ghosts: readonly AspectFormat[] = ["19.5x9", "4x3", "2x1", "19.5x9", "developing", "4x3", "19.5x9", "1x2"]

export function MosaicGhost({ label }: { label: string }) {
  return (
    <div className="mosaic-box" role="status" aria-label={label}>
      <ul className="mosaic grid" aria-hidden="true">
        {ghosts.map((aspect, at) => (
          <li key={at} className="grid" data-aspect={aspect}>
            <div className="skeleton" />
          </li>
        ))}
      </ul>
    </div>
  )
}
