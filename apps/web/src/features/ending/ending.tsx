import type { ReactNode } from "react"

type Props = {
  /** What one can still do with the story, in words. */
  actions: ReactNode
  /** What comes next. */
  children: ReactNode
}

/** The end of a story, below everything that belongs to it. */
export function Ending({ actions, children }: Props) {
  return (
    <section className="ending" aria-label="The end of the story">
      <div className="ending-actions">{actions}</div>
      {children}
    </section>
  )
}
