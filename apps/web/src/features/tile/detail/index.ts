export { TileDetail } from "./tile-detail.tsx"
export { useDetailReading } from "./use-detail-reading.ts"
export { useNewFrom } from "./use-new-from.ts"
