export { refreshPoints } from "./points-news.ts"
export { PointsPage } from "./points-page.tsx"
export { type Overview, overviewKey, overviewRead } from "./points-reads.ts"
export { usePoints } from "./use-points.ts"
