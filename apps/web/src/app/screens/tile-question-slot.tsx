import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { NearSlot } from "./near-slot.tsx"

const Question = lazyScreen<{ tileId: string }>(
  () => import("./tile-question-screen.tsx").then((module) => module.TileQuestionScreen),
  null,
)

/** Where a tile's question comes once its reader gets near the end. What can't be had is left out, and leaves no hole. */
export function TileQuestionSlot({ tileId }: { tileId: string }) {
  return (
    <NearSlot className="detail-slot" name="question">
      <ErrorBoundary fallback={null}>
        <Question tileId={tileId} />
      </ErrorBoundary>
    </NearSlot>
  )
}
