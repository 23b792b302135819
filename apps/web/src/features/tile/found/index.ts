export { searchTileIds } from "./search-tile-ids.ts"
export { tileCategories } from "./tile-categories.ts"
