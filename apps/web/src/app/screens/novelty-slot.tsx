import type { Tile } from "@confetti/contract/tile"
import { onceOnline } from "../../platform/connection.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { NearSlot } from "./near-slot.tsx"

const NoveltyRow = lazyScreen(
  () => onceOnline(() => import("../settled.tsx")).then((module) => module.NoveltyRow),
  null,
)

/** "Did you know this?" after a tile's last subtile, loaded when the reader gets near. Its space is reserved. */
export function NoveltySlot({ tile }: { tile: Tile }) {
  if (tile.developing) return null
  return (
    <NearSlot className="novelty-slot">
      <ErrorBoundary fallback={null}>
        <NoveltyRow tile={tile} />
      </ErrorBoundary>
    </NearSlot>
  )
}
