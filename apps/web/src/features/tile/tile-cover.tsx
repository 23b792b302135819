import type { Category } from "@confetti/contract/category"
import type { Subtile, Tile } from "@confetti/contract/tile"
import { toEnd } from "@confetti/domain/messages/words-language"
import { displayTypeOf } from "@confetti/domain/tile/display-type"
import { type ReactNode, useRef } from "react"
import { IconButton } from "../../ui/icon.tsx"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { useOnScreen } from "./on-screen.ts"
import type { Point } from "./press-recognizer.ts"
import { readingMinutes } from "./reading-minutes.ts"
import { useReading } from "./reading-signals.ts"
import { RichText } from "./rich-text.tsx"
import { SourcesContext } from "./sources.tsx"
import { SubtileClip } from "./subtile-clip.tsx"
import { CategoryChip, UnreadBadge } from "./tile-marks.tsx"
import { TilePicture } from "./tile-picture.tsx"
import { useTileState } from "./tile-states.ts"
import { usePress } from "./use-press.ts"
import { useStripInView, useStripPlace } from "./use-strip-place.ts"

/** `newFrom`: the number of subtiles at the last opening; later ones are new. */
type Props = { count: number; current: number; newFrom: number | null; isInView: boolean; onGo: (page: number) => void }

export type TileCoverProps = {
  tile: Tile
  category: Category | undefined
  href: string
  isCurrent: boolean
  /** Visible, with no other story over it. */
  isRead: boolean
  isFirst: boolean
  isGhost: boolean
  /** Shows the strip of a tile that is visible but not being read. */
  showsStrip?: boolean
  mark: ReactNode
  actions: ReactNode
  ending?: ReactNode
  /** With the strip's tapped page: 0 is the cover. */
  onOpen: (page: number) => void
  onDoubleTap: (at: Point) => void
  onHold: () => void
  /** Opens the category's feed; missing in that feed. */
  onCategory?: ((slug: string) => void) | undefined
}

export function TileCover(props: TileCoverProps) {
  const { tile, category, href, isCurrent, isRead, isFirst, isGhost, mark, actions, ending } = props
  const { onOpen, onDoubleTap, onHold, onCategory, showsStrip = false } = props
  const strip = useRef<HTMLDivElement>(null)
  const { page, isInStrip } = useStripPlace(strip, tile.id)
  const newFrom = useTileState(tile.id)?.subtileCountSnapshot ?? null
  useReading(tile, page, isRead)
  useStripInView(tile.id, page, isCurrent)
  const press = usePress({ onTap: () => onOpen(page), onDoubleTap, onHold })
  const goTo = (next: number) => {
    const element = strip.current
    const left = next * (element?.clientWidth ?? 0) * toEnd
    element?.scrollTo({ left, behavior: prefersStillness() ? "instant" : "smooth" })
  }
  return (
    <div
      className="cover"
      data-tile={tile.id}
      data-display={displayTypeOf(tile, false)}
      data-aspect={tile.aspect}
      data-reading={page > 0 || undefined}
    >
      <div className="cover-art" data-art={tile.slug}>
        <TilePicture
          picture={tile.picture}
          sizes="(min-width: 1000px) 58vh, 100vw"
          isFirst={isFirst}
          isCurrent={isCurrent}
          isGhost={isGhost}
          video={isCurrent ? tile.video : null}
        />
      </div>
      <div className="strip" ref={strip} {...press.area}>
        <section className="pane pane-cover">
          <div className="cover-text">
            <div className="cover-facts">
              {category && <CategoryChip category={category} onPick={onCategory} />}
              <UnreadBadge tile={tile} />
              <span>{readingMinutes(tile)} min</span>
              {mark}
            </div>
            <h2 style={{ "--length": tile.title.length }}>
              <a href={href} {...press.link}>
                {tile.title}
              </a>
            </h2>
            <p className="teaser">{tile.teaser}</p>
          </div>
        </section>
        {(isCurrent || isInStrip || showsStrip) && (
          <SourcesContext value={tile.sources}>
            {tile.subtiles.map((subtile, at) => (
              <SubtilePane
                key={subtile.id}
                subtile={subtile}
                number={at + 1}
                count={tile.subtiles.length}
                ending={ending}
              />
            ))}
          </SourcesContext>
        )}
      </div>
      <SubtileDots count={tile.subtiles.length} current={page} newFrom={newFrom} isInView={isCurrent} onGo={goTo} />
      <div className="cover-actions">{actions}</div>
    </div>
  )
}

type SubtilePaneProps = { subtile: Subtile; number: number; count: number; ending: ReactNode }

function SubtilePane({ subtile, number, count, ending }: SubtilePaneProps) {
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
        {subtile.clip && <SubtileClip clip={subtile.clip} />}
        {number === count && ending}
      </div>
    </section>
  )
}

function SubtileDots({ count, current, newFrom, isInView, onGo }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  useOnScreen("strip", isInView && { page: current, subtileCount: count, goTo: onGo, next })
  return (
    <div className="dots">
      <IconButton
        className="swipe-button"
        icon="back"
        label="Previous subtile"
        disabled={current === 0}
        onClick={() => onGo(current - 1)}
      />
      <div className="dots-row" aria-hidden="true">
        {Array.from({ length: count + 1 }, (_, page) => (
          <i
            key={page}
            data-current={page === current || undefined}
            data-passed={page < current || undefined}
            data-new={(newFrom !== null && page > newFrom) || undefined}
            data-press=""
            onClick={() => onGo(page)}
          />
        ))}
      </div>
      <IconButton
        ref={next}
        className="swipe-button"
        icon="forward"
        label="Next subtile"
        disabled={current === count}
        onClick={() => onGo(current + 1)}
      />
    </div>
  )
}
