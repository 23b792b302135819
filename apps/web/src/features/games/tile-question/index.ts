export { TileQuestion } from "./tile-question.tsx"
