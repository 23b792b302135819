import { t } from "@confetti/domain/messages/t"
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { type ReactNode, useRef } from "react"
import { announce } from "../../ui/announce.tsx"
import { dragAnnouncements, dragInstructions } from "./drag-words.ts"
import { SortableItem } from "./sortable-item.tsx"
import "./sortable.css"

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** As far as a finger or mouse goes before a press on the handle is a drag, in pixels. */
const dragBegins = 4

/**
 * A list whose items are put in order: by dragging the `handle` that each is drawn with, by the keyboard on it (Space lifts and drops, arrows
 * move, Escape puts back), and by its buttons up and down.
 */
export function SortableList<Item>({ label, items, keyOf, nameOf, onMove, children }: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragBegins } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(keyOf)
  const nameOfKey = (key: string | number) => {
    const item = items[keys.indexOf(String(key))]
    return item === undefined ? t`The item` : nameOf(item)
  }
  const placeOfKey = (key: string | number) => keys.indexOf(String(key)) + 1

  const step = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onMove(from, to)
    announce(t`${nameOf(item)} is ${to + 1} of ${items.length} now`)
    // At an end one of the two buttons is done with: the other one keeps the focus in the item.
    if (to === 0 || to === items.length - 1) focusOtherStep(list.current, keyOf(item), to === 0 ? "down" : "up")
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = keys.indexOf(String(active.id))
    const to = keys.indexOf(String(over?.id))
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: dragAnnouncements(nameOfKey, placeOfKey, items.length),
        screenReaderInstructions: { draggable: dragInstructions },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="sortable" aria-label={label} ref={list}>
          {items.map((item, index) => (
            <SortableItem
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => step(index, index - 1)}
              onDown={() => step(index, index + 1)}
            >
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** Once the list has moved. A button that is switched off would lose the focus to the page. */
function focusOtherStep(list: HTMLElement | null, key: string, step: "up" | "down"): void {
  requestAnimationFrame(() => {
    const item = [...(list?.children ?? [])].find((each) => each.getAttribute("data-key") === key)
    item?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  })
}
