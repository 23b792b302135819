import type { ReactNode } from "react"
import { announce } from "../../ui/announce.tsx"

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What an item is called where it is moved. */
  nameOf: (item: Item) => string
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** A list whose items are put in order, by the `handle` that each is drawn with. */
export function SortableList<Item>({ label, items, keyOf, nameOf, onMove, children }: SortableListProps<Item>) {
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onMove(from, to)
    announce(`${nameOf(item)}: ${to + 1} of ${items.length}`)
  }
  return (
    <ol className="sortable" aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>
          {children(
            item,
            index,
            <span className="sortable-handle">
              <button
                type="button"
                className="button"
                aria-label={`Move ${nameOf(item)} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="button"
                aria-label={`Move ${nameOf(item)} down`}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </span>,
          )}
        </li>
      ))}
    </ol>
  )
}
