import { TileQuestion } from "../../features/games/index.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { NearSlot } from "./near-slot.tsx"
import "../../features/games/quiz/quiz-options.css"
import "../../features/games/tile-question/tile-question.css"

/** Where a tile's question comes once its reader gets near the end. What can't be had is left out, and leaves no hole. */
export function TileQuestionSlot({ tileId }: { tileId: string }) {
  return (
    <NearSlot className="detail-slot" name="question">
      <ErrorBoundary fallback={null}>
        <TileQuestion tileId={tileId} />
      </ErrorBoundary>
    </NearSlot>
  )
}
