import { t } from "@confetti/domain/messages/t"
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable"
import { type ReactNode, useRef } from "react"
import { announce } from "../../ui/announce.tsx"
import { IconButton } from "../../ui/icon.tsx"
import { usePrefersStillness } from "../../ui/prefers-stillness.ts"

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  onOrder: (items: Item[]) => void
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** Pixels that a press on the handle moves before it is a drag. */
const dragBegins = 4

/**
 * A sortable list: by dragging the `handle`, by keyboard (Space lifts and drops, arrows move, Escape cancels), and by buttons up and down.
 */
export function SortableList<Item>({ label, items, keyOf, nameOf, onOrder, children }: Props<Item>) {
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

  const move = (from: number, to: number) => onOrder(arrayMove([...items], from, to))
  const step = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    move(from, to)
    announce(t`${nameOf(item)} is now ${to + 1} of ${items.length}`)
    // At an end one of the two buttons is disabled: focus the other one.
    if (to === 0 || to === items.length - 1) focusOtherStep(list.current, keyOf(item), to === 0 ? "down" : "up")
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = keys.indexOf(String(active.id))
    const to = keys.indexOf(String(over?.id))
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
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
        <ol className="grid cols-1 gap-3" aria-label={label} ref={list}>
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

/** After the move, because a disabled button would lose the focus to the page. */
function focusOtherStep(list: HTMLElement | null, key: string, step: "up" | "down"): void {
  requestAnimationFrame(() => {
    const item = [...(list?.children ?? [])].find((each) => each.getAttribute("data-key") === key)
    item?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  })
}

type ItemProps = {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, isFirst, isLast, onUp, onDown, children }: ItemProps) {
  const isStill = usePrefersStillness()
  const sortable = useSortable({
    id,
    attributes: { roleDescription: t`sortable` },
    ...(isStill && { transition: null }),
  })
  const { attributes, listeners, transform, transition, isDragging } = sortable
  return (
    <li
      ref={sortable.setNodeRef}
      data-key={id}
      data-dragged={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {children(
        <span className="sortable-handle inline-flex flex-none ink-2">
          <button
            type="button"
            className="icon-button sortable-grip"
            ref={sortable.setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            title="Drag, or press Space and use the arrows"
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
            </svg>
          </button>
          <IconButton icon="up" label={`Move ${name} up`} data-step="up" disabled={isFirst} onClick={onUp} />
          <IconButton icon="down" label={`Move ${name} down`} data-step="down" disabled={isLast} onClick={onDown} />
        </span>,
      )}
    </li>
  )
}

const dragInstructions = t`Press Space or Enter to lift it, the arrow keys to move it, Space or Enter again to put it down, and Escape to put it back.`

/** Screen reader messages while dragging. Places count from 1. */
function dragAnnouncements(
  nameOf: (key: string | number) => string,
  placeOf: (key: string | number) => number,
  count: number,
): Announcements {
  const back = (key: string | number) => t`${nameOf(key)} is back where it was.`
  return {
    onDragStart: ({ active }) => t`${nameOf(active.id)} is lifted. It is ${placeOf(active.id)} of ${count}.`,
    onDragOver: ({ active, over }) =>
      over ? t`${nameOf(active.id)} would be ${placeOf(over.id)} of ${count}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t`${nameOf(active.id)} is now ${placeOf(over.id)} of ${count}.` : back(active.id),
    onDragCancel: ({ active }) => back(active.id),
  }
}
