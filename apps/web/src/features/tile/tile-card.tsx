import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { plainClick } from "../../ui/plain-click.ts"
import { inHue } from "./in-hue.ts"
import { UnreadBadge } from "./tile-marks.tsx"
import { TilePicture } from "./tile-picture.tsx"

type Props = { tile: Tile; category: Category | undefined; href: string; onOpen: () => void; isNear?: boolean }

export function TileCard({ tile, category, href, onOpen, isNear = false }: Props) {
  return (
    <a {...inHue(category?.hue, "card")} href={href} data-aspect={tile.aspect} onClick={plainClick(onOpen)}>
      <TilePicture
        picture={{ ...tile.picture, alt: "" }}
        art={tile.slug}
        sizes="(min-width: 1000px) 240px, 50vw"
        isNear={isNear}
      />
      <UnreadBadge tile={tile} />
      <span className="card-title">{tile.title}</span>
    </a>
  )
}
