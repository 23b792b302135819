import type { Subtile } from "@confetti/contract/tile"
import { RichText } from "./rich-text.tsx"

/** One subtile as a page of the tile's strip. */
export function SubtilePane({ subtile, number, count }: { subtile: Subtile; number: number; count: number }) {
  return (
    <section
      className="pane pane-subtile"
      data-form={subtile.form}
      aria-label={`${number} of ${count}: ${subtile.title}`}
    >
      <div className="pane-text">
        <p className="pane-number" aria-hidden="true">
          {number} <span>of {count}</span>
        </p>
        <h3>{subtile.title}</h3>
        <div className="reading">
          <RichText text={subtile.body} />
        </div>
      </div>
    </section>
  )
}
