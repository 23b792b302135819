import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { feedPath } from "@confetti/domain/navigation/section"
import { resetStack, slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { FollowButton } from "../../features/likes/index.ts"
import {
  inHue,
  onScreen,
  stripInViewOf,
  TileDetail,
  useDetailReading,
  useNewFrom,
  useOnScreen,
  useTile,
} from "../../features/tile/index.ts"
import { TodayMark } from "../../features/today/index.ts"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { anchorScroll } from "../../platform/anchor-scroll.ts"
import { entryNumber, stepsUnderWay } from "../../platform/history-entries.ts"
import { useLocation } from "../../platform/location.ts"
import { readPlaceOf, storyPlace, tilePlace } from "../../platform/saved-places.ts"
import { usePageData, useScope } from "../../platform/session-scope.ts"
import { useSavedScroll } from "../../platform/use-saved-scroll.ts"
import { Button } from "../../ui/button.tsx"
import { IconButton } from "../../ui/icon.tsx"
import { moveBetween } from "../../ui/move-between.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { useBorrowedFocus } from "../../ui/use-borrowed-focus.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useIsWide } from "../../ui/use-is-wide.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import type { OpenSheet } from "../sheets/open-sheet.tsx"
import { ListenButton, ListenSlot, useListen } from "./listen/listen.tsx"
import { MissingScreen } from "./missing-screen.tsx"
import { NoveltySlot } from "./novelty-slot.tsx"
import { isStoryBehind, useStoryBehind } from "./story-behind.ts"
import { StoryFoot } from "./story-foot.tsx"
import { TileActions } from "./tile-actions.tsx"
import { useCategories } from "./use-categories.ts"
import { useDragToClose } from "./use-drag-to-close.ts"
import { useThoughtsPlace } from "./use-thoughts-place.ts"
import { useTitle } from "./use-title.ts"

/** Events that give the story the focus; a press does so itself. */
const byHand = ["wheel", "touchmove"]

const ignore = () => undefined

/** Milliseconds after which a history step is given up. */
const stepTakes = 800

type Props = {
  slug: string
  navigation: Navigation
  /** False while the tile is on the stage with its story beside it. */
  isOpen: boolean
  isLeaving: boolean
  onShow: (sheet: OpenSheet) => void
}

export function TileScreen({ slug, navigation, isOpen, isLeaving, onShow }: Props) {
  const { data: tile, isPending, isError, retry } = useTile(slug)
  const categories = useCategories()
  const scope = useScope()
  const { brand, thoughts: openness } = scope.page
  const [, navigate] = useLocation()
  const category = categories.find((each) => each.slug === tile?.categories[0])
  const depth = navigation.stack.visited.length
  useTitle(tile === null ? t`Not found` : tile?.title, isOpen)

  const screen = useRef<HTMLDivElement>(null)
  const { isReading, isNear } = useIsReading(screen, isOpen)
  const { section } = navigation.stack
  const tileId = isReading ? tile?.id : undefined
  useEffect(() => {
    if (tileId !== undefined) logEvent("open_tile", { tileId, section })
  }, [tileId, section])

  const newFrom = useNewFrom(tile)
  useDetailReading(screen, isReading ? tile : null)
  useBorrowedFocus(screen, { isOpen, otherwise: () => onScreen.feed?.item.current })
  useStoryBehind(screen, navigation, isOpen)
  useDragToClose(screen, { navigation, isOpen })
  useEffect(() => (screen.current ? anchorScroll(screen.current) : undefined), [])
  useOnScreen("openTile", screen)
  const isHydrated = useIsHydrated()
  const stagedId = useStagedSubtile(screen, tile, section === "homefeed")
  const startId = navigation.part ?? tile?.subtiles.find((each) => each.slug === slug)?.id
  const place = isOpen ? tilePlace(navigation.entry) : storyPlace(slug)
  useSavedScroll(screen, isHydrated ? place : null, {
    start: (element) => (tile ? scrollTopOf(element, startId ?? stagedId ?? undefined) : null),
    // On a wide screen a closed tile stays beside the stage.
    also: isOpen ? storyPlace(slug) : null,
  })
  // The end of a story is loaded only for people who read it, now or earlier.
  const [wasRead] = useState(() => isHydrated && readPlaceOf(place) > 0)
  const listen = useListen(tile, brand.language)
  const hasThoughts = openness !== "off"
  const thoughts = useThoughtsPlace(hasThoughts ? tile?.id : undefined, navigation)

  const behind = isHydrated && !isStoryBehind(scope, navigation.entry - 1) && navigation.stack.visited.at(-2)?.slug

  return (
    <>
      <div className="screen tile-screen" ref={screen} tabIndex={-1} data-leaving={isLeaving || undefined}>
        {tile && <div {...inHue(category?.hue, "reading-line")} />}
        <div className="tile-screen-bar">
          {isOpen && <IconButton icon="back" label="Back" hotkey="Esc" onClick={navigation.back} />}
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
            mark={<TodayMark tileId={tile.id} />}
            startId={startId}
            // While it is read aloud, all of it is shown.
            stagedId={listen?.reader ? null : stagedId}
            onCategory={(slug) => navigate(feedPath(slug))}
            actions={
              <>
                <TileActions tile={tile} page={[tile.id]} onThoughts={thoughts.show} onShow={onShow} />
                {tile.developing && <FollowButton tile={tile} />}
                <ListenButton listen={listen} />
              </>
            }
            ending={<NoveltySlot key={tile.id} tile={tile} />}
            more={
              (isNear || wasRead) && (
                <StoryFoot
                  key={tile.id}
                  tile={tile}
                  category={category}
                  thoughts={hasThoughts ? thoughts : null}
                  navigation={navigation}
                />
              )
            }
          />
        ) : isPending ? (
          <div className="waiting" role="status" aria-label="Loading the tile" />
        ) : isError ? (
          <div className="stand-in">
            <h1>Could not load this tile</h1>
            <p>It will open as soon as you are online.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : (
          <MissingScreen isTile />
        )}
        {tile && <ListenSlot tile={tile} screen={screen} navigation={navigation} listen={listen} />}
      </div>
      {behind && <UnseenStory slug={behind} entry={navigation.entry - 1} />}
    </>
  )
}

/** Keeps only the open tile. The others are removed from the browser's history too: back leads to where the first was opened. */
function keepOnlyTop({ stack, entry, root, enter }: Navigation): void {
  const next = resetStack(stack)
  const count = root === undefined ? 0 : entry - root
  if (root === undefined || count < 1) return moveBetween("reset", () => enter(next, false))
  leaveEntries(count, () => {
    const isThere = entryNumber() === root
    moveBetween("reset", () => {
      if (!isThere) return enter(next, false)
      // A stack that began with a tile's own link has no root yet.
      if (slugOfPath(location.pathname) !== null) enter({ ...stack, visited: [] }, false)
      enter(next, true, { root })
    })
  })
}

/** Goes back several history entries at once without rendering them, then calls `then`. */
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

/** The story under the open one after a reload: only its text, for a drag that uncovers it. */
function UnseenStory({ slug, entry }: { slug: string; entry: number }) {
  const { data: tile } = useTile(slug)
  const { brand } = usePageData()
  const category = useCategories().find((each) => each.slug === tile?.categories[0])
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (tile && screen.current) screen.current.scrollTop = readPlaceOf(tilePlace(entry))
  }, [tile, entry])
  return (
    <div className="screen story-behind" ref={screen} inert>
      {tile && (
        <TileDetail
          tile={tile}
          category={category}
          language={brand.language}
          newFrom={null}
          actions={null}
          onCategory={ignore}
        />
      )}
    </div>
  )
}

/**
 * Whether someone reads this story: they opened it, or the focus is in it. Standing beside the stage is not reading. A wheel or finger
 * moves the focus along, so that keys apply to the story. `isNear` is true once a mouse has moved over it: then a wheel reaches the story's
 * end, even without scrolling.
 */
function useIsReading(story: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [hasEntered, setEntered] = useState(false)
  const [wasPointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    const element = story.current
    if (!element) return
    const enter = () => setEntered(true)
    const point = ({ movementX, movementY }: PointerEvent) => {
      // A resting mouse gets events when another story appears under it.
      if (movementX !== 0 || movementY !== 0) setPointedAt(true)
    }
    const bringFocus = () => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
    }
    element.addEventListener("focusin", enter)
    element.addEventListener("pointermove", point, { passive: true })
    for (const type of byHand) element.addEventListener(type, bringFocus, { passive: true })
    return () => {
      element.removeEventListener("focusin", enter)
      element.removeEventListener("pointermove", point)
      for (const type of byHand) element.removeEventListener(type, bringFocus)
    }
  }, [story])
  const isReading = isOpen || hasEntered
  return { isReading, isNear: isReading || wasPointedAt }
}

type Staged = { tileId: string; id: string | null }

/** The subtile shown on the wide stage; null for the cover. The story beside it follows, but keeps its position when it has just opened. */
function useStagedSubtile(
  screen: RefObject<HTMLElement | null>,
  tile: Tile | null | undefined,
  isBesideStage: boolean,
): string | null {
  const isWide = useIsWide()
  const strip = stripInViewOf(useScope()).useValue()
  const [held, setHeld] = useState<Staged | null>(null)
  // The stage may already show another tile.
  const isOurs = tile && strip?.tileId === tile.id
  const id = isOurs ? (tile.subtiles[strip.page - 1]?.id ?? null) : (held?.id ?? null)
  if (isOurs && (held?.tileId !== tile.id || held.id !== id)) setHeld({ tileId: tile.id, id })
  const stagedId = isWide && isBesideStage ? id : null
  const shown = useRef<Staged | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = held
    if (!screen.current || !isWide || !isBesideStage || !held || before?.tileId !== held.tileId) return
    if (before.id === held.id) return
    const top = scrollTopOf(screen.current, held.id ?? undefined)
    screen.current.scrollTo({ top, behavior: prefersStillness() ? "instant" : "smooth" })
  }, [screen, held, isWide, isBesideStage])
  return stagedId
}

function scrollTopOf(screen: HTMLElement, part: string | undefined): number {
  const section = part && screen.querySelector(`#${CSS.escape(part)}`)
  return section ? section.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop - 72 : 0
}
