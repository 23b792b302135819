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

/** The categories, under the key by which the app has them (`use-categories.ts`): they came with the page, and are read once for all. */
const categoriesRead = { key: "categories", read: () => readDocuments("categories") }

type Props = { block: Extract<FencedBlock, { type: "link" }> }

/**
 * A card that leads to another tile. It is a link like any other of the text; `useOwnLinks` makes it a step inside the app. Where the
 * tile is not out, not there any more, or out of reach without a network, there is no card.
 */
export function LinkBlock({ block: { tile: slug, why } }: Props) {
  const { data: tile, isPending } = useRead(tileRead(slug))
  const { data: categories = [] } = useRead(categoriesRead, { freshFor: hour })
  useKeptTile(tile)
  // Its room, so that nothing below moves when it comes.
  if (isPending) return <div className="link-card" aria-hidden="true" />
  if (!tile) return null
  const category = categories.find((each) => each.slug === tile.categories[0])
  return (
    <a
      {...inHue(category?.hue, "link-card block-edge grid items-center gap-4 ink-1")}
      href={tilePath("homefeed", tile.slug)}
      draggable={false}
      // A finger on it neither opens the tile it stands in nor holds it.
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

/** A card that stands there without a network is to lead somewhere without one: its tile stays at hand, as one that was opened does. */
function useKeptTile(tile: Tile | null | undefined): void {
  useEffect(() => {
    // A tile dated ahead, which its editors see, is kept on no device.
    if (!tile || Date.parse(tile.publishedAt) > Date.now()) return
    // Where nothing can be kept, the card leads nowhere without a network.
    void keepDocument(tileAddress(tile.slug), tile).catch(() => undefined)
  }, [tile])
}
