import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { idsAfter } from "@confetti/domain/feed/ids-after"
import { defaultLook } from "@confetti/domain/navigation/look"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useState } from "react"
import { useFeedIds } from "../../features/feed/index.ts"
import { inHue, TileCard, useTilePages } from "../../features/tile/index.ts"
import { onceOnline, useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { ExitButton } from "./ending/exit-button.tsx"
import { NearSlot } from "./near-slot.tsx"
import { useCategories } from "./use-categories.ts"
import type { useThoughtsPlace } from "./use-thoughts-place.ts"
import "./ending/ending-slot.css"

const storyEnd = () => onceOnline(() => import("./story-end.tsx"))

const ends = {
  Question: lazyScreen(() => storyEnd().then((module) => module.TileQuestion), null),
  Thoughts: lazyScreen(
    () => storyEnd().then((module) => module.Thoughts),
    <div className="waiting thoughts-waiting" role="status" aria-label="Loading thoughts" />,
  ),
  Ending: lazyScreen(() => storyEnd().then((module) => module.EndingScreen), null),
}

const shown = 4

type StoryProps = { tile: Tile; navigation: Navigation }

type Props = StoryProps & {
  category: Category | undefined
  thoughts: ReturnType<typeof useThoughtsPlace> | null
}

export function StoryFoot({ tile, category, thoughts, navigation }: Props) {
  const isSettled = useIsSettled()
  useEffect(() => {
    if (isSettled) for (const end of Object.values(ends)) void end.preload().catch(() => undefined)
  }, [isSettled])
  return (
    <>
      {!tile.developing && (
        <NearSlot className="detail-slot" name="question">
          {/* Where it can't be had it is left out, and leaves no hole. */}
          <ErrorBoundary fallback={null}>
            <ends.Question tileId={tile.id} />
          </ErrorBoundary>
        </NearSlot>
      )}
      {thoughts && <ThoughtsSlot tile={tile} thoughts={thoughts} />}
      <EndingSlot tile={tile} navigation={navigation} />
      {category && <MoreTiles tile={tile} category={category} navigation={navigation} />}
    </>
  )
}

function ThoughtsSlot({ tile, thoughts }: { tile: Tile; thoughts: ReturnType<typeof useThoughtsPlace> }) {
  const [tries, setTries] = useState(0)
  return (
    <NearSlot
      place={thoughts.place}
      id="thoughts"
      name="thoughts"
      className="detail-slot thoughts-slot"
      role="region"
      aria-label="Thoughts"
      tabIndex={-1}
      data-start={thoughts.isStart || undefined}
    >
      <ErrorBoundary key={tries} fallback={<ThoughtsError onRetry={() => setTries(tries + 1)} />}>
        <ends.Thoughts tile={tile} opened={thoughts.opened} />
      </ErrorBoundary>
    </NearSlot>
  )
}

function ThoughtsError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorNote
      isOffline={!navigator.onLine}
      title="Could not load the thoughts"
      about="The whole story is here. You need a connection to see what people think."
      onRetry={onRetry}
    />
  )
}

type MoreTilesProps = StoryProps & { category: Category }

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

function EndingSlot({ tile, navigation }: StoryProps) {
  const [isAsked, setAsked] = useState(false)
  const { savesData } = useLook(defaultLook)
  // The next picture is a guess: with expensive data it waits until the cover is visible.
  const isLight = useConnection() === "metered" || savesData
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      if (event.key !== "n" || isTyping || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
      setAsked(true)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  return (
    <NearSlot className="detail-slot ending-slot" name="ending" isWanted={isAsked} {...(isLight && { margin: 0 })}>
      <ErrorBoundary fallback={<ExitButton navigation={navigation} />}>
        <ends.Ending tile={tile} navigation={navigation} isAsked={isAsked} onAnswered={() => setAsked(false)} />
      </ErrorBoundary>
    </NearSlot>
  )
}
