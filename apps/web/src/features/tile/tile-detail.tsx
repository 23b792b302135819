import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { displayTypeOf } from "@confetti/domain/tile/display-type"
import { hasGrownLately } from "@confetti/domain/tile/has-grown-lately"
import { type ReactNode, useState } from "react"
import { inHue } from "./in-hue.ts"
import { RichText } from "./rich-text.tsx"
import { SourceList, SourcesContext } from "./sources.tsx"
import { SubtileClip } from "./subtile-clip.tsx"
import { CategoryChip } from "./tile-marks.tsx"
import { TilePicture } from "./tile-picture.tsx"
import { Timeline } from "./timeline.tsx"

type Props = {
  tile: Tile
  category: Category | undefined
  language: string
  mark?: ReactNode
  actions: ReactNode
  /** Subtiles known at opening; null if never opened. */
  newFrom: number | null
  startId?: string | undefined
  /** The subtile shown on the stage, whose text is not repeated here. */
  stagedId?: string | null
  ending?: ReactNode
  onCategory: (slug: string) => void
  more?: ReactNode
}

export function TileDetail(props: Props) {
  const { tile, category, language, mark, actions, newFrom, startId, stagedId, ending, more, onCategory } = props
  const [now] = useState(() => Date.now())
  return (
    <article
      {...inHue(category?.hue, "detail")}
      data-display={displayTypeOf(tile, true)}
      aria-labelledby="detail-title"
    >
      <div className="detail-art" data-aspect={tile.aspect} data-art={tile.slug}>
        <TilePicture picture={tile.picture} sizes="(min-width: 1000px) 480px, 100vw" isFirst video={tile.video} />
      </div>
      <SourcesContext value={tile.sources}>
        <div className="detail-text">
          <div className="developing-chips">
            {category && <CategoryChip category={category} onPick={onCategory} />}
            {tile.developing && hasGrownLately(tile.subtiles.at(-1)?.date, now) && (
              <span className="growing">Developing</span>
            )}
            {mark}
          </div>
          <h1 id="detail-title" data-block="title">
            {tile.title}
          </h1>
          <div className="reading opening">
            <RichText text={tile.body} name="body" />
          </div>
          <div className="detail-actions">{actions}</div>
          {tile.developing ? (
            <Timeline
              entries={tile.subtiles}
              next={tile.next}
              language={language}
              level={2}
              newFrom={newFrom}
              startId={startId}
            />
          ) : (
            tile.subtiles.map((subtile, at) => (
              <section
                key={subtile.id}
                id={subtile.id}
                className="detail-subtile"
                data-form={subtile.form}
                data-start={subtile.id === startId || undefined}
                data-staged={subtile.id === stagedId || undefined}
              >
                <p className="pane-number" aria-hidden="true">
                  {at + 1}
                </p>
                {newFrom !== null && at >= newFrom && <span className="unread">New</span>}
                <h2 data-block={subtile.id}>{subtile.title}</h2>
                {subtile.id === stagedId && <p className="staged">Open on the left</p>}
                <div className="reading">
                  <RichText text={subtile.body} name={subtile.id} />
                </div>
                {subtile.clip && <SubtileClip clip={subtile.clip} />}
              </section>
            ))
          )}
          {ending}
          <SourceList sources={tile.sources} />
        </div>
      </SourcesContext>
      {more}
    </article>
  )
}
