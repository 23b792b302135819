import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { idsAfter } from "@confetti/domain/feed/ids-after"
import { tilePath } from "@confetti/domain/navigation/section"
import { useFeedIds } from "../../features/feed/index.ts"
import { inHue, TileCard, useTilePages } from "../../features/tile/index.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { EndingSlot } from "./ending/ending-slot.tsx"
import { useCategories } from "./use-categories.ts"

const shown = 4

type Props = { tile: Tile; category: Category | undefined; navigation: Navigation }

/** What stands behind a story and all that is said of it: the next one, and more of its category. */
export function StoryFoot({ tile, category, navigation }: Props) {
  return (
    <>
      <EndingSlot tile={tile} navigation={navigation} />
      {category && <MoreTiles tile={tile} category={category} navigation={navigation} />}
    </>
  )
}

type MoreTilesProps = Props & { category: Category }

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
