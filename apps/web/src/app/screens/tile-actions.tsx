import type { Tile } from "@confetti/contract/tile"
import { plural } from "@confetti/domain/messages/plural"
import { useMemo, useState } from "react"
import { type CountLikes, countLikes, LikeButton, likedTilesOf } from "../../features/likes/index.ts"
import { ApiError, readDocuments } from "../../platform/api.ts"
import { useReads } from "../../platform/reads/use-reads.ts"
import { type CountText, countText } from "../../ui/count-text.ts"
import { IconButton } from "../../ui/icon.tsx"
import { likeBurst } from "../../ui/like-burst.ts"
import { useScope } from "../../platform/session-scope.ts"
import type { OpenSheet } from "../sheets/open-sheet.tsx"
import { shareTile } from "../sheets/share-tile.ts"
import { tileSheet } from "../sheets/tile-sheets.tsx"
import { useCategories } from "./use-categories.ts"

type Props = {
  tile: Tile
  /** Ids of tiles whose counts are read together. */
  page: readonly string[]
  onThoughts: () => void
  onShow: (sheet: OpenSheet) => void
}

export function TileActions({ tile, page, onThoughts, onShow }: Props) {
  const hue = useCategories().find(({ slug }) => slug === tile.categories[0])?.hue
  const scope = useScope()
  const hasThoughts = scope.page.thoughts !== "off"
  const { likes, thoughts } = useTileCounts(page.length > 0 ? [page] : [])(tile.id)
  return (
    <>
      <LikeButton tile={tile} count={likes} onLike={(at) => likeBurst(at, hue)} />
      {hasThoughts && (
        <IconButton
          icon="thoughts"
          label={thoughts?.label ?? "Thoughts"}
          hotkey="T"
          count={thoughts}
          onClick={onThoughts}
        />
      )}
      <IconButton icon="share" label="Share" hotkey="S" onClick={() => void shareTile(scope, tile)} />
      <IconButton icon="why" label="Why this tile" hotkey="W" onClick={() => onShow(tileSheet("why", tile))} />
    </>
  )
}

const thoughtsText = (thoughts: number) => plural(thoughts, { one: "# thought", other: "# thoughts" })

type TileCounts = { likes: CountText | undefined; thoughts: CountText | undefined }

type PageCounts = { likes: CountLikes; thoughts: ReadonlyMap<string, number> }

function useTileCounts(pages: readonly (readonly string[])[]): (tileId: string) => TileCounts {
  const liked = likedTilesOf(useScope()).useAll()
  const { states } = useReads<PageCounts>(
    pages.map((ids) => ({ key: `tile counts ${ids.join()}`, read: () => readCounts(ids) })),
  )
  const answers = useMemo(() => states.flatMap(({ data }) => data ?? []), [states])
  // A new order has other pages: the last counts are shown until they are loaded.
  const [known, setKnown] = useState(answers)
  if (answers.length > 0 && known !== answers) setKnown(answers)
  return (tileId) => {
    const page = known.find(({ thoughts }) => thoughts.has(tileId))
    const thoughts = page?.thoughts.get(tileId) ?? 0
    return {
      likes: page?.likes(tileId, liked.includes(tileId)),
      thoughts: countText(thoughts, thoughtsText),
    }
  }
}

/** Throws an `ApiError`. */
async function readCounts(tileIds: readonly string[]): Promise<PageCounts> {
  // Offline requests fail, and browsers log each one.
  if (!navigator.onLine) throw new ApiError("offline", "You are offline.")
  const counts = await readDocuments(`tileCounts?ids=${tileIds.join()}`)
  return { likes: countLikes(counts), thoughts: new Map(counts.map(({ id, thoughts }) => [id, thoughts])) }
}
