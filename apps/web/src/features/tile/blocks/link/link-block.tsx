import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { Tile } from "@confetti/contract/tile"
import { hour } from "@confetti/domain/durations"
import { tilePath } from "@confetti/domain/navigation/section"
import { type SyntheticEvent, useEffect } from "react"
import { readDocuments } from "../../../../platform/api.ts"
import { keepDocument } from "../../../../platform/keep-document.ts"
import { useRead } from "../../../../platform/reads/use-reads.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { inHue } from "../../in-hue.ts"
import { CategoryChip } from "../../tile-marks.tsx"
import { TilePicture } from "../../tile-picture.tsx"
import { tileAddress, tileRead } from "../../use-tiles.ts"
import "./link-block.css"

/** Categories, under the app's key (`use-categories.ts`): sent with the page and read once. */
const categoriesRead = { key: "categories", read: () => readDocuments("categories") }

type Props = { block: Extract<FencedBlock, { type: "link" }> }

/**
 * A card to another tile: a link that `useOwnLinks` handles. If the tile is unpublished, deleted, or unavailable offline, there is no card.
 */
export function LinkBlock({ block: { tile: slug, why } }: Props) {
  const { data: tile, isPending } = useRead(tileRead(slug))
  const { data: categories = [] } = useRead(categoriesRead, { freshFor: hour })
  useSavedTile(tile)
  // Reserves its space while loading.
  if (isPending) return <div className="link-card" aria-hidden="true" />
  if (!tile) return null
  const category = categories.find((each) => each.slug === tile.categories[0])
  return (
    <a
      {...inHue(category?.hue, "link-card block-edge grid items-center gap-4 ink-1")}
      href={tilePath("homefeed", tile.slug)}
      draggable={false}
      // Touching it neither opens nor holds the surrounding tile.
      onPointerDown={stop}
    >
      <span className="link-picture relative overflow-hidden">
        <TilePicture picture={{ ...tile.picture, alt: "" }} art={tile.slug} sizes="112px" isNear={false} />
      </span>
      <span className="link-words grid justify-items-start gap-1 py-1 text-2">
        {category && <CategoryChip category={category} />}
        <strong className="text-balance plaintext">{tile.title}</strong>
        {why !== "" && <span>{why}</span>}
      </span>
      <Icon name="forward" />
    </a>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

/** Stores the card's tile, so that it can be opened offline. */
function useSavedTile(tile: Tile | null | undefined): void {
  useEffect(() => {
    // Future tiles, visible to editors, are not stored.
    if (!tile || Date.parse(tile.publishedAt) > Date.now()) return
    // Without storage the card does not work offline.
    void keepDocument(tileAddress(tile.slug), tile).catch(() => undefined)
  }, [tile])
}
