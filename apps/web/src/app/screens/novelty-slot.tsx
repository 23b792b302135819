import type { Tile } from "@confetti/contract/tile"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { NearSlot } from "./near-slot.tsx"

const Row = lazyScreen<{ tile: Tile }>(
  () => import("../../features/novelty/index.ts").then((module) => module.NoveltyRow),
  null,
)

/** Where "Did you know this?" comes after a tile's last subtile. Its code is fetched as its reader gets near; its room is there before. */
export function NoveltySlot({ tile }: { tile: Tile }) {
  if (tile.developing) return null
  return (
    <NearSlot className="novelty-slot">
      <ErrorBoundary fallback={null}>
        <Row tile={tile} />
      </ErrorBoundary>
    </NearSlot>
  )
}
