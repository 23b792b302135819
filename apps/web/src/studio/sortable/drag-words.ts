import type { Announcements } from "@dnd-kit/core"

type Key = string | number

export const dragInstructions =
  "Press Space or Enter to lift it, the arrow keys to move it, Space or Enter again to put it down, and Escape to put it back."

/** What a screen reader says while something is dragged by the keyboard or a pointer. */
export function dragAnnouncements(nameOf: (key: Key) => string, placeOf: (key: Key) => string): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is lifted. It is ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} would be ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is ${placeOf(over.id)} now.` : `${nameOf(active.id)} is back where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  }
}

/** Where in a list: "2 of 5". */
export function placeText(index: number, count: number): string {
  return `${index + 1} of ${count}`
}
