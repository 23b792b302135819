import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from "react"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { useSnapIndex } from "../../ui/use-snap-index.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip } from "./category-chip.tsx"
import { SubtileDots } from "./subtile-dots.tsx"
import { SubtilePane } from "./subtile-pane.tsx"
import { useReading } from "./reading-signals.ts"
import { TilePicture } from "./tile-picture.tsx"
import { useTileState } from "./tile-states.ts"
import { UnreadBadge } from "./unread-badge.tsx"
import { usePress } from "./use-press.ts"

export type TileCoverProps = {
  tile: Tile
  category: Category | undefined
  /** The path the title leads to. */
  href: string
  isCurrent: boolean
  isFirst: boolean
  isGhost: boolean
  playsVideo: boolean
  actions: ReactNode
  onOpen: () => void
  onDoubleTap: (at: MouseEvent) => void
  onHold: () => void
}

/** The `shaded` display: the picture, the shade from its foot, the title; a horizontal swipe walks its subtiles. */
export function TileCover(props: TileCoverProps) {
  const { tile, category, href, isCurrent, isFirst, isGhost, playsVideo, actions, onOpen, onDoubleTap, onHold } = props
  const strip = useRef<HTMLDivElement>(null)
  const page = useSnapIndex(strip, "x")
  const newFrom = useTileState(tile.id)?.subtileCountSnapshot ?? null
  useReading(tile, page, isCurrent)
  const press = usePress({ onTap: onOpen, onDoubleTap, onHold })
  const goTo = (next: number) => {
    const element = strip.current
    element?.scrollTo({ left: next * element.clientWidth, behavior: prefersStillness() ? "instant" : "smooth" })
  }
  return (
    <div className="cover" data-aspect={tile.aspect} data-reading={page > 0 || undefined}>
      <div className="cover-art">
        <TilePicture
          picture={tile.picture}
          sizes="(min-width: 1000px) 58vh, 100vw"
          isFirst={isFirst}
          isGhost={isGhost}
          video={isCurrent && playsVideo ? tile.video : null}
        />
      </div>
      <div className="strip" data-teaches="shaded-tile-swipe" ref={strip} {...press}>
        <section className="pane pane-cover">
          <div className="cover-text">
            {category && <CategoryChip category={category} />}
            <UnreadBadge tile={tile} />
            <h2 style={{ "--length": tile.title.length } as CSSProperties}>
              <a href={href} onClick={plainClick(onOpen)}>
                {tile.title}
              </a>
            </h2>
            <p className="teaser">{tile.teaser}</p>
          </div>
        </section>
        {isCurrent &&
          tile.subtiles.map((subtile, at) => (
            <SubtilePane key={subtile.id} subtile={subtile} number={at + 1} count={tile.subtiles.length} />
          ))}
      </div>
      <SubtileDots count={tile.subtiles.length} current={page} newFrom={newFrom} onGo={goTo} />
      <div className="cover-actions">{actions}</div>
    </div>
  )
}
