import type { QuizMark } from "@confetti/domain/games/share-result"
import type { Mark } from "@confetti/domain/games/wurd"

const shapes: Record<Mark | QuizMark, string> = {
  correct: "M5 2h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
  present:
    "M11.4 2.1 17.9 8.6a2 2 0 0 1 0 2.8l-6.5 6.5a2 2 0 0 1-2.8 0L2.1 11.4a2 2 0 0 1 0-2.8l6.5-6.5a2 2 0 0 1 2.8 0z",
  absent: "M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
  right: "M4 10.5l4 4 8-9",
  wrong: "M5 5l10 10M15 5 5 15",
  "no-time": "M10 6v4.5l2.5 1.5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
}

/** A sign of a shared text, in the app's own drawing: not every computer has emoji. */
export function Sign({ name }: { name: Mark | QuizMark }) {
  return (
    <svg className="share-sign" data-sign={name} viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
