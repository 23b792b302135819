export { QuizGame } from "./quiz-game.tsx"
