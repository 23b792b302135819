import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { pictureFile, pictureSet } from "../../platform/media.ts"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { inHue } from "../tile/index.ts"

type Props = { tiles: readonly Tile[]; categories: readonly Category[]; onOpen: (tile: Tile) => void }

export function FollowedStories({ tiles, categories, onOpen }: Props) {
  return (
    <section className="page-section" aria-labelledby="followed-title">
      <h2 id="followed-title">Stories you follow</h2>
      <ul className="followed grid">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <a
              {...inHue(
                categories.find(({ slug }) => slug === tile.categories[0])?.hue,
                "followed-story grid items-center gap-4 py-2",
              )}
              href={tilePath("me", tile.slug)}
              onClick={plainClick(() => onOpen(tile))}
            >
              <picture
                className="overflow-hidden aspect-square rounded-card"
                data-art={tile.slug}
                style={{ backgroundColor: tile.picture.color }}
              >
                <source type="image/avif" srcSet={pictureSet(tile.picture, "avif")} sizes="96px" />
                <Image src={pictureFile(tile.picture)} alt="" loading="lazy" decoding="async" />
              </picture>
              <span className="grid cols-1">
                <strong>{tile.title}</strong>
                <span className="mt-1 ink-hue">{latestOf(tile)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function latestOf({ developing, subtiles }: Tile): string {
  if (!developing) return t`This story is complete`
  const latest = subtiles.at(-1)
  return latest ? t`Latest: ${latest.title}` : t`No entry yet`
}
