export type { FeedAct } from "./feed-act.ts"
export { FeedScreen } from "./feed-screen.tsx"
export { toFirstTile } from "./to-first-tile.ts"
export { useReadyCategory } from "./use-ready-category.ts"
