import { displayTypeOf } from "@confetti/domain/tile/display-type"
import { hasGrownLately } from "@confetti/domain/tile/has-grown-lately"
import { type ReactNode, useId, useRef, useState } from "react"
import { useScope } from "../../platform/session-scope.ts"
import { Button } from "../../ui/button.tsx"
import { useOnScreen } from "./on-screen.ts"
import { readingsOf, useReading } from "./reading-signals.ts"
import { SourcesContext } from "./sources.tsx"
import type { TileCoverProps } from "./tile-cover.tsx"
import { CategoryChip, UnreadBadge } from "./tile-marks.tsx"
import { TilePicture } from "./tile-picture.tsx"
import { dayText, Timeline } from "./timeline.tsx"
import { usePress } from "./use-press.ts"

type Props = TileCoverProps & { language: string; follow: ReactNode }

export function DevelopingCard(props: Props) {
  const {
    tile,
    category,
    href,
    isCurrent,
    isRead,
    isFirst,
    isGhost,
    mark,
    actions,
    follow,
    language,
    onOpen,
    onDoubleTap,
    onHold,
  } = props
  const readings = readingsOf(useScope())
  const [isExpanded, setExpanded] = useState(false)
  const [now] = useState(() => Date.now())
  const timelineId = useId()
  const press = usePress({ onTap: () => onOpen(0), onDoubleTap, onHold })
  const latest = tile.subtiles.at(-1)
  useReading(tile, 0, isRead)
  const button = useRef<HTMLButtonElement>(null)
  useOnScreen("timeline", isCurrent && { button, isUnfolded: isExpanded })
  return (
    <div
      className="cover developing"
      data-display={displayTypeOf(tile, false)}
      data-aspect="developing"
      data-expanded={isExpanded || undefined}
    >
      <div className="cover-art" data-art={tile.slug} {...press.area}>
        <TilePicture
          picture={tile.picture}
          sizes="(min-width: 1000px) 58vh, 100vw"
          isFirst={isFirst}
          isCurrent={isCurrent}
          isGhost={isGhost}
        />
      </div>
      <div className="developing-body">
        <p className="developing-chips">
          {category && <CategoryChip category={category} onPick={props.onCategory} />}
          {hasGrownLately(latest?.date, now) && <span className="growing">Developing</span>}
          <UnreadBadge tile={tile} />
          {mark}
        </p>
        <h2>
          <a href={href} {...press.link}>
            {tile.title}
          </a>
        </h2>
        <div id={timelineId} className="developing-timeline">
          {isExpanded ? (
            <SourcesContext value={tile.sources}>
              <Timeline entries={tile.subtiles} next={tile.next} language={language} level={3} />
            </SourcesContext>
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
          <Button
            ref={button}
            aria-expanded={isExpanded}
            aria-controls={timelineId}
            onClick={() => {
              if (!isExpanded) readings.emit({ tile, page: tile.subtiles.length, isOpened: true })
              setExpanded(!isExpanded)
            }}
          >
            {isExpanded ? "Hide timeline" : `Show timeline (${tile.subtiles.length} entries)`}
          </Button>
          {follow}
        </div>
      </div>
      <div className="cover-actions">{actions}</div>
    </div>
  )
}
