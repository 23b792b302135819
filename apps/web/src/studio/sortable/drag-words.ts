import { t } from "@confetti/domain/messages/t"
import type { Announcements } from "@dnd-kit/core"

type Key = string | number

export const dragInstructions = t`Press Space or Enter to lift it, the arrow keys to move it, Space or Enter again to put it down, and Escape to put it back.`

/** What a screen reader says while something is dragged by the keyboard or a pointer. Places count from 1. */
export function dragAnnouncements(
  nameOf: (key: Key) => string,
  placeOf: (key: Key) => number,
  count: number,
): Announcements {
  const back = (key: Key) => t`${nameOf(key)} is back where it was.`
  return {
    onDragStart: ({ active }) => t`${nameOf(active.id)} is lifted. It is ${placeOf(active.id)} of ${count}.`,
    onDragOver: ({ active, over }) =>
      over ? t`${nameOf(active.id)} would be ${placeOf(over.id)} of ${count}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t`${nameOf(active.id)} is ${placeOf(over.id)} of ${count} now.` : back(active.id),
    onDragCancel: ({ active }) => back(active.id),
  }
}
