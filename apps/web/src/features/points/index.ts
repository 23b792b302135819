export { followPoints } from "./follow/follow-points.ts"
export { PointsPage } from "./points-page.tsx"
export { type Overview, overviewRead, refreshPoints, usePoints } from "./points-reads.ts"
