import type { CSSProperties, ReactNode } from "react"

type Board = { title: string; about: string; hue: number; drawing: ReactNode }

/** What a shelf has room for besides tiles, and holds nothing of: what each board is for, and no figures. */
const boards: Board[] = [
  {
    title: "Points",
    about: "A line for each, with what it was for. The first line is unwritten.",
    hue: 85,
    drawing: (
      <>
        <circle cx="24" cy="24" r="13" />
        <path d="M24 16.5l2.2 4.8 5.3.6-3.9 3.5 1 5.2-4.6-2.6-4.6 2.6 1-5.2-3.9-3.5 5.3-.6z" />
      </>
    ),
  },
  {
    title: "Thoughts",
    about: "Your own takes on tiles, in your own words. None is written.",
    hue: 220,
    drawing: (
      <path d="M13 12.5h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H23l-7 6v-6h-3a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zM17 19.5h14M17 25h8" />
    ),
  },
  {
    title: "Rewards",
    about: "Stickers, a patch, a tote: what points turn into. The board is bare.",
    hue: 340,
    drawing: <path d="M12 20.5h24l-2 17H14zM18.5 20.5v-3a5.5 5.5 0 0 1 11 0v3M19.5 27.5c1.4 3 7.6 3 9 0" />,
  },
]

export function BareBoards() {
  return (
    <section className="page-section" aria-labelledby="boards-title">
      <h2 id="boards-title">Boards with nothing on them yet</h2>
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
