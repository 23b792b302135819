export { useTile } from "./use-tile.ts"
