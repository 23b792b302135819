import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { type OpenFeed, useLess } from "./use-less.ts"

type Props = { tile: Tile; category: Category | undefined; feed: OpenFeed }

/** What one can see less of from here. It works at once, says what it changed, and can be taken back. */
export function LessChoices({ tile, category, feed }: Props) {
  const { said, effect, isBusy, isUndone, ask, undo } = useLess(feed)
  const canUndo = effect !== null && !isUndone
  return (
    <section className="less" aria-labelledby="less-title">
      <h3 id="less-title">See less</h3>
      {!canUndo && (
        <div className="less-choices">
          {category && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => ask({ scope: "category", subject: category.slug })}
            >
              Less {category.title}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => ask({ scope: "similar", subject: tile.id })}
          >
            Less like this
          </button>
          {!tile.developing && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => ask({ scope: "tile", subject: tile.id })}
            >
              Not this tile
            </button>
          )}
        </div>
      )}
      <p className="less-said" role="status">
        {said}
      </p>
      {canUndo && (
        <button type="button" className="button" disabled={isBusy} onClick={undo}>
          Undo
        </button>
      )}
    </section>
  )
}
