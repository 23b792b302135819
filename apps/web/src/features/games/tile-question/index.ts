export { TileQuestion } from "./tile-question.tsx"
export { RecallCard } from "./recall-card.tsx"
