import type { Tile } from "@confetti/contract/tile"
import { call } from "../platform/api.ts"
import { useRead } from "../platform/reads/use-reads.ts"
import { Sheet } from "../ui/sheet.tsx"

/** Why a tile is here, in one true sentence. */
export function WhySheet({ tile, onClose }: { tile: Tile; onClose: () => void }) {
  const { data, isError } = useRead({
    key: `why ${tile.id}`,
    read: () => call<{ sentence: string }>("feed-explain_tile", { tileId: tile.id }),
  })
  return (
    <Sheet title="Why this tile" onClose={onClose}>
      <p className="why" aria-live="polite">
        {data?.sentence ?? (isError ? "The reason could not be fetched. It will be there when you are online." : "…")}
      </p>
    </Sheet>
  )
}
