import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { idsAfter } from "@confetti/domain/ids-after"
import { tilePath } from "@confetti/domain/section"
import { useFeedIds } from "../features/feed/index.ts"
import { TileCard } from "../features/tile/card/index.ts"
import { inHue, useTilePages } from "../features/tile/index.ts"
import { useCategories } from "./use-categories.ts"
import type { useTrail } from "./use-trail.ts"

const shown = 4

type Props = { tile: Tile; category: Category; trail: ReturnType<typeof useTrail> }

/** What leads on from a tile: the next ones of its category. */
export function MoreTiles({ tile, category, trail }: Props) {
  const ids = useFeedIds(category.slug)
  const { tiles } = useTilePages([idsAfter(ids, tile.id, shown)])
  const categories = useCategories()
  const { section, terms } = trail.stack
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
              onOpen={() => trail.open(each.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
