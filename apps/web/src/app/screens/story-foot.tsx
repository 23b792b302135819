import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { idsAfter } from "@confetti/domain/feed/ids-after"
import { defaultLook } from "@confetti/domain/navigation/look"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useState } from "react"
import { useFeedIds } from "../../features/feed/index.ts"
import { inHue, TileCard, useTilePages } from "../../features/tile/index.ts"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { EndingScreen } from "./ending/ending-screen.tsx"
import { WayOut } from "./ending/way-out.tsx"
import { NearSlot } from "./near-slot.tsx"
import { useCategories } from "./use-categories.ts"
import "./ending/ending-slot.css"

const shown = 4

type Props = { tile: Tile; category: Category | undefined; navigation: Navigation }

/** The end of a story, behind its thoughts: the next one, and more of its category. */
export function StoryFoot({ tile, category, navigation }: Props) {
  return (
    <>
      <EndingSlot tile={tile} navigation={navigation} />
      {category && <MoreTiles tile={tile} category={category} navigation={navigation} />}
    </>
  )
}

type MoreTilesProps = Props & { category: Category }

/** The next tiles of a tile's category. */
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

type EndingSlotProps = { tile: Tile; navigation: Navigation }

/** Where a story ends and the next one begins: rendered once its reader gets near, or asks for the next by its key. */
function EndingSlot({ tile, navigation }: EndingSlotProps) {
  const [isAsked, setAsked] = useState(false)
  const { savesData } = useLook(defaultLook)
  // The next one's picture is a guess: where each byte costs, it waits until the cover is in sight.
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
      <ErrorBoundary fallback={<WayOut navigation={navigation} />}>
        <EndingScreen tile={tile} navigation={navigation} isAsked={isAsked} onAnswered={() => setAsked(false)} />
      </ErrorBoundary>
    </NearSlot>
  )
}
