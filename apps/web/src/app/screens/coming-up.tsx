import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/navigation/section"
import { CategoryChip, inHue, TilePicture } from "../../features/tile/index.ts"
import { plainClick } from "../../ui/plain-click.ts"
import "./coming-up.css"
import { useCategories } from "./use-categories.ts"

type Props = { tiles: readonly Tile[]; onOpen: (slug: string) => void }

export function ComingUp({ tiles, onOpen }: Props) {
  const categories = useCategories()
  if (tiles.length === 0) return null
  return (
    <aside className="coming-up" aria-labelledby="coming-up-title">
      <h2 id="coming-up-title">Coming up</h2>
      <ul>
        {tiles.map(({ id, slug, title, teaser, picture, categories: [first] }) => {
          const category = categories.find((each) => each.slug === first)
          return (
            <li key={id}>
              <a
                {...inHue(category?.hue, "coming-tile")}
                href={tilePath("homefeed", slug)}
                onClick={plainClick(() => onOpen(slug))}
              >
                <span className="coming-picture">
                  <TilePicture picture={{ ...picture, alt: "" }} sizes="96px" isNear={false} />
                </span>
                <span>
                  {category && <CategoryChip category={category} />}
                  <strong>{title}</strong>
                  <small>{teaser}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
