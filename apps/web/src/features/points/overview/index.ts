export { type Overview, overviewRead, refreshPoints, usePoints } from "../points-reads.ts"
