import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { idsAfter } from "@confetti/domain/feed/ids-after"
import { tilePath } from "@confetti/domain/navigation/section"
import { resetStack, slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useEffect, useRef } from "react"
import { useFeedIds } from "../../features/feed/index.ts"
import { FollowButton } from "../../features/likes/index.ts"
import { TileCard } from "../../features/tile/card/index.ts"
import { TileDetail, useDetailReading, useNewFrom } from "../../features/tile/detail/index.ts"
import { inHue, useOnScreen, useTile, useTilePages } from "../../features/tile/index.ts"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { entryNumber, stepsUnderWay } from "../../platform/history-entries.ts"
import { tilePlace } from "../../platform/kept-places.ts"
import { useKeptScroll } from "../../platform/use-kept-scroll.ts"
import { IconButton } from "../../ui/icon.tsx"
import { moveBetween } from "../../ui/move-between.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { useBorrowedFocus } from "../../ui/use-borrowed-focus.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { usePageData } from "../page-data.tsx"
import type { OpenSheet } from "../sheets/sheets.tsx"
import { MissingScreen } from "./missing-screen.tsx"
import { ThoughtsSlot } from "./thoughts-slot.tsx"
import { TileActions } from "./tile-actions.tsx"
import { TileQuestionSlot } from "./tile-question-slot.tsx"
import { useCategories } from "./use-categories.ts"
import { useThoughtsPlace } from "./use-thoughts-place.ts"
import { useTitle } from "./use-title.ts"

const shown = 4

type MoreTilesProps = { tile: Tile; category: Category; navigation: Navigation }

/** How long a step through the history may take, in milliseconds, before it counts as one that never comes. */
const stepTakes = 800

type Props = { slug: string; navigation: Navigation; onShow: (sheet: OpenSheet) => void }

/** A tile opened over its section, with the way back. */
export function TileScreen({ slug, navigation, onShow }: Props) {
  const { data: tile, isPending, isError, retry } = useTile(slug)
  const categories = useCategories()
  const { brand, thoughts: openness } = usePageData()
  const category = categories.find((each) => each.slug === tile?.categories[0])
  const depth = navigation.stack.visited.length
  useTitle(tile === null ? "Not found" : (tile?.title ?? null))

  const { section } = navigation.stack
  const tileId = tile?.id
  useEffect(() => {
    if (tileId !== undefined) logEvent("open_tile", { tileId, section })
  }, [tileId, section])

  const screen = useRef<HTMLDivElement>(null)
  const newFrom = useNewFrom(tile)
  useDetailReading(screen, tile)
  useBorrowedFocus(screen)
  useOnScreen("openTile", screen)
  const isHydrated = useIsHydrated()
  const startId = navigation.part ?? tile?.subtiles.find((each) => each.slug === slug)?.id
  useKeptScroll(screen, isHydrated ? tilePlace(navigation.entry) : null, (element) =>
    tile ? topOf(element, startId) : null,
  )
  const hasThoughts = openness !== "off"
  const thoughts = useThoughtsPlace(hasThoughts ? tile?.id : undefined, navigation)

  return (
    <div className="screen tile-screen" ref={screen} tabIndex={-1}>
      <div className="tile-screen-bar">
        <IconButton icon="back" label="Back" onClick={navigation.back} />
        {depth > 1 && (
          <IconButton icon="collapse" label="Keep only this tile open" onClick={() => keepOnlyTop(navigation)} />
        )}
      </div>
      {tile ? (
        <TileDetail
          tile={tile}
          category={category}
          language={brand.language}
          newFrom={newFrom}
          startId={startId}
          actions={
            <>
              <TileActions tile={tile} page={[tile.id]} onThoughts={thoughts.show} onShow={onShow} />
              {tile.developing && <FollowButton tile={tile} />}
            </>
          }
          more={
            <>
              {!tile.developing && <TileQuestionSlot key={tile.id} tileId={tile.id} />}
              {hasThoughts && (
                <ThoughtsSlot
                  key={`thoughts of ${tile.id}`}
                  tile={tile}
                  place={thoughts.place}
                  isStart={thoughts.isStart}
                  opened={thoughts.opened}
                />
              )}
              {category && <MoreTiles tile={tile} category={category} navigation={navigation} />}
              {navigation.isFirst && navigation.stack.section === "homefeed" && (
                <a className="button way-on" href="/" onClick={plainClick(navigation.back)}>
                  On to the feed
                </a>
              )}
            </>
          }
        />
      ) : isPending ? (
        <div className="waiting" role="status" aria-label="Loading the tile" />
      ) : isError ? (
        <div className="stand-in">
          <h1>This tile did not arrive</h1>
          <p>It will open as soon as there is a connection.</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        <MissingScreen isTile />
      )}
    </div>
  )
}

/** Where a subtile's own text begins, below the bar; the tile's beginning for none. */
function topOf(screen: HTMLElement, part: string | undefined): number {
  const section = part && screen.querySelector(`#${CSS.escape(part)}`)
  return section ? section.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop - 72 : 0
}

/**
 * Keeps only the tile in view open. Those that are dropped leave the browser's history too: its back then leads to where the first was
 * opened.
 */
function keepOnlyTop({ stack, entry, root, enter }: Navigation): void {
  const kept = resetStack(stack)
  const count = root === undefined ? 0 : entry - root
  if (root === undefined || count < 1) return moveBetween("reset", () => enter(kept, false))
  leaveEntries(count, () => {
    const isThere = entryNumber() === root
    moveBetween("reset", () => {
      if (!isThere) return enter(kept, false)
      // A stack that began with a tile's own link has no root below it yet.
      if (slugOfPath(location.pathname) !== null) enter({ ...stack, visited: [] }, false)
      enter(kept, true, { root })
    })
  })
}

/** Goes back by several entries at once, shows none of them, and calls `then` on the one it ends at. */
function leaveEntries(count: number, then: () => void): void {
  const end = () => {
    clearTimeout(timer)
    stepsUnderWay.delete(end)
    then()
  }
  const timer = setTimeout(end, stepTakes)
  stepsUnderWay.add(end)
  history.go(-count)
}

/** What leads on from a tile: the next ones of its category. */
function MoreTiles({ tile, category, navigation }: MoreTilesProps) {
  const ids = useFeedIds(category.slug)
  const { tiles } = useTilePages([idsAfter(ids, tile.id, shown)])
  const categories = useCategories()
  const { section, terms } = navigation.stack
  if (tiles.length === 0) return null
  return (
    <section {...inHue(category.hue, "more-tiles")} aria-labelledby="more-title">
      <h2 id="more-title">More from {category.title}</h2>
      <ul>
        {tiles.map((each) => (
          <li key={each.id}>
            <TileCard
              tile={each}
              category={categories.find(({ slug }) => slug === each.categories[0])}
              href={tilePath(section, each.slug, terms)}
              onOpen={() => navigation.open(each.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
