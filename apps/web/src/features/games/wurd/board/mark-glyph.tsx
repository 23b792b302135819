import type { Mark } from "@confetti/domain/games/wurd"

/** A mark by its shape: a tick, a way elsewhere, a cross. */
const paths: Record<Mark, string> = {
  correct: "m2.5 6.5 2.5 2.5 4.5-5.5",
  present: "M1.5 6h9M4 3.2 1.5 6 4 8.8M8 3.2 10.5 6 8 8.8",
  absent: "m3.5 3.5 5 5M8.5 3.5l-5 5",
}

export function MarkGlyph({ mark }: { mark: Mark }) {
  return (
    <svg className="wurd-glyph" viewBox="0 0 12 12" aria-hidden="true">
      <path d={paths[mark]} />
    </svg>
  )
}
