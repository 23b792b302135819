export { TileCover } from "../tile-cover.tsx"
