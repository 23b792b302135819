import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { useEffect, useRef } from "react"
import { Button } from "../../ui/button.tsx"
import { type OpenFeed, useLess } from "./use-less.ts"

type Props = {
  tile: Tile
  category: Category | undefined
  feed: OpenFeed
  knowsLikeness: boolean
}

export function LessChoices({ tile, category, feed, knowsLikeness }: Props) {
  const { said, effect, isBusy, isUndone, ask, undo } = useLess(feed)
  const canUndo = effect !== null && !isUndone
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button was replaced by its answer: the focus stays beside it.
    if (said && document.activeElement === document.body) section.current?.querySelector("button")?.focus()
  }, [said, canUndo])
  return (
    <section className="less grid gap-3 mt-4" aria-labelledby="less-title" ref={section}>
      <h3 className="ink-2" id="less-title">
        See less
      </h3>
      {!canUndo && (
        <div className="flex flex-wrap gap-2">
          {category && (
            <Button
              disabled={isBusy}
              onClick={() => ask({ scope: "category", subject: category.slug, title: category.title })}
            >
              Less {category.title}
            </Button>
          )}
          {knowsLikeness && (
            <Button disabled={isBusy} onClick={() => ask({ scope: "similar", subject: tile.id, title: tile.title })}>
              Less like this
            </Button>
          )}
          {!tile.developing && (
            <Button disabled={isBusy} onClick={() => ask({ scope: "tile", subject: tile.id, title: tile.title })}>
              Not this tile
            </Button>
          )}
        </div>
      )}
      <p className="less-said text-3" role="status">
        {said}
      </p>
      {canUndo && (
        <Button className="justify-self-start" disabled={isBusy} onClick={undo}>
          Undo
        </Button>
      )}
    </section>
  )
}
