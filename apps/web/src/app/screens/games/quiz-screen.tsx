import { QuizGame } from "../../../features/games/index.ts"
import type { TabPageProps } from "../sub-page/sub-page.tsx"
import { GameScreen } from "./game-screen.tsx"
import "../../../features/games/game-end.css"
import "../../../features/games/quiz/quiz-options.css"
import "../../../features/games/quiz/quiz.css"

export function QuizScreen(props: TabPageProps) {
  return <GameScreen {...props} game="QUIZ_ME" title="QUIZ_ME" Game={QuizGame} />
}
