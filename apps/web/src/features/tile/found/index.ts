export { searchTileIds } from "./search-tile-ids.ts"
