export { TileCard } from "./tile-card.tsx"
