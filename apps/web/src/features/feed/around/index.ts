export { tilesAround } from "./tiles-around.ts"
