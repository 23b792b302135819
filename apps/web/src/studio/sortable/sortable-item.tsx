import { t } from "@confetti/domain/messages/t"
import { useSortable } from "@dnd-kit/sortable"
import type { ReactNode } from "react"
import { Icon } from "../../ui/icon.tsx"
import { usePrefersStillness } from "../../ui/prefers-stillness.ts"

type Props = {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  children: (handle: ReactNode) => ReactNode
}

export function SortableItem({ id, name, isFirst, isLast, onUp, onDown, children }: Props) {
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
        <span className="sortable-handle">
          <button
            type="button"
            className="sortable-grip"
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
          <button type="button" data-step="up" aria-label={`Move ${name} up`} disabled={isFirst} onClick={onUp}>
            <Icon name="up" />
          </button>
          <button type="button" data-step="down" aria-label={`Move ${name} down`} disabled={isLast} onClick={onDown}>
            <Icon name="down" />
          </button>
        </span>,
      )}
    </li>
  )
}
