import { TileQuestion } from "../../features/games/tile-question/index.ts"
import "../../features/games/quiz/quiz-options.css"
import "../../features/games/tile-question/tile-question.css"

/** The question at a tile's end, in a file of its own. */
export function TileQuestionScreen({ tileId }: { tileId: string }) {
  return <TileQuestion tileId={tileId} />
}
