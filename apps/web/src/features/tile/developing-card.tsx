import { type ReactNode, useId, useState } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip } from "./category-chip.tsx"
import type { TileCoverProps } from "./tile-cover.tsx"
import { tellReading, useReading } from "./reading-signals.ts"
import { TilePicture } from "./tile-picture.tsx"
import { dayText, Timeline } from "./timeline.tsx"
import { UnreadBadge } from "./unread-badge.tsx"
import { usePress } from "./use-press.ts"

type Props = TileCoverProps & { language: string; follow: ReactNode }

/** The `developing` display: a story that still grows, with its latest entry; the timeline expands in place. */
export function DevelopingCard(props: Props) {
  const { tile, category, href, isCurrent, isFirst, isGhost, actions, follow, language, onOpen, onDoubleTap, onHold } =
    props
  const [isExpanded, setExpanded] = useState(false)
  const timelineId = useId()
  const press = usePress({ onTap: onOpen, onDoubleTap, onHold })
  const latest = tile.subtiles.at(-1)
  useReading(tile, 0, isCurrent)
  return (
    <div className="cover developing" data-aspect="developing" data-expanded={isExpanded || undefined}>
      <div className="cover-art" {...press}>
        <TilePicture
          picture={tile.picture}
          sizes="(min-width: 1000px) 58vh, 100vw"
          isFirst={isFirst}
          isGhost={isGhost}
        />
      </div>
      <div className="developing-body">
        <p className="developing-chips">
          {category && <CategoryChip category={category} />}
          <span className="growing">Developing</span>
          <UnreadBadge tile={tile} />
        </p>
        <h2>
          <a href={href} onClick={plainClick(onOpen)}>
            {tile.title}
          </a>
        </h2>
        <div id={timelineId} className="developing-timeline">
          {isExpanded ? (
            <Timeline entries={tile.subtiles} language={language} level={3} />
          ) : (
            latest?.date && (
              <p className="latest">
                <time dateTime={latest.date}>{dayText(latest.date, language)}</time>
                {latest.title}
              </p>
            )
          )}
        </div>
        <div className="developing-buttons">
          <button
            type="button"
            className="button"
            data-teaches="developing-tile"
            aria-expanded={isExpanded}
            aria-controls={timelineId}
            onClick={() => {
              if (!isExpanded) tellReading({ tile, page: tile.subtiles.length, isOpened: true })
              setExpanded(!isExpanded)
            }}
          >
            {isExpanded ? "Fold the timeline" : `The story so far, in ${tile.subtiles.length}`}
          </button>
          {follow}
        </div>
      </div>
      <div className="cover-actions">{actions}</div>
    </div>
  )
}
