import type { CSSProperties, ReactNode } from "react"

type Board = { title: string; about: string; hue: number; drawing: ReactNode }

/** What a shelf has room for besides tiles, and holds nothing of: what each board is for, and no figures. */
const boards: Board[] = [
  {
    title: "Thoughts",
    about: "Your own takes on tiles, in your own words. None is written.",
    hue: 220,
    drawing: (
      <path d="M13 12.5h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H23l-7 6v-6h-3a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zM17 19.5h14M17 25h8" />
    ),
  },
]

export function BareBoards() {
  return (
    <section className="page-section" aria-labelledby="boards-title">
      <h2 id="boards-title">A board with nothing on it yet</h2>
      <ul className="bare-boards">
        {boards.map(({ title, about, hue, drawing }) => (
          <li key={title} style={{ "--hue": hue } as CSSProperties}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              {drawing}
            </svg>
            <span>
              <strong>{title}</strong>
              {about}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
